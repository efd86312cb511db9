"""What a phone does to the picture: light, glare, blur, motion, noise, sharpening, tone."""

import random

import cv2
import numpy as np

from .surfaces import between, cloud


def _lamp(size: int) -> np.ndarray:
    """One lamp in a dark room: bright, even overexposed, in one place and falling off around it."""
    y, x = np.mgrid[:size, :size].astype(np.float32) / size
    away = np.hypot(x - between(0, 1), y - between(0, 1))
    return (between(0.08, 0.4) + between(0.9, 1.5) * np.exp(-((away / between(0.25, 0.6)) ** 2)))[..., None]


def light(image: np.ndarray) -> np.ndarray:
    """Uneven light, a hard shadow, reflections, a colour cast; float BGR in, float BGR out."""
    size = image.shape[0]
    if random.random() < 0.6:
        image = image * (between(0.5, 1) + between(0, 0.6) * cloud(size, random.choice([2, 3, 4])))[..., None]
    if random.random() < 0.25:
        mask = np.zeros((size, size), np.float32)
        points = np.random.randint(-size // 3, size + size // 3, (random.randint(3, 5), 2))
        cv2.fillPoly(mask, [points.astype(np.int32)], 1)
        mask = cv2.GaussianBlur(mask, (0, 0), between(1, 14))
        image = image * (1 - between(0.15, 0.55) * mask[..., None])
    if random.random() < 0.15:
        image = image * _lamp(size)
    if random.random() < 0.35:
        for _ in range(random.randint(1, 3)):
            mask = np.zeros((size, size), np.float32)
            at = (random.randint(0, size), random.randint(0, size))
            axes = (int(between(0.05, 0.3) * size), int(between(0.03, 0.2) * size))
            cv2.ellipse(mask, at, axes, between(0, 180), 0, 360, 1, -1)
            quarter = cv2.resize(mask, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
            quarter = cv2.GaussianBlur(quarter, (0, 0), between(1, 10))
            image = image + between(40, 260) * cv2.resize(quarter, (size, size))[..., None]
    cast = np.array([between(0.75, 1.12), between(0.9, 1.05), between(0.85, 1.15)], np.float32)
    return image * cast * between(0.5, 1.15)


def smear(image: np.ndarray, length: int) -> np.ndarray:
    """Blurred as by a hand that moved so many pixels."""
    kernel = np.zeros((length, length), np.float32)
    cv2.line(kernel, (0, random.randint(0, length - 1)), (length - 1, random.randint(0, length - 1)), 1)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def shoot(image: np.ndarray) -> np.ndarray:
    """Blur or motion, sharpening, noise and tone curve; float BGR in, uint8 BGR out."""
    size = image.shape[0]
    image = np.clip(image, 0, 255)
    kind = random.random()
    if kind < 0.45:
        image = cv2.GaussianBlur(image, (0, 0), between(0.4, 1.4))
    elif kind < 0.57:
        image = smear(image, random.randint(3, 7))
    if random.random() < 0.25:
        image = image + between(0.3, 1.2) * (image - cv2.GaussianBlur(image, (0, 0), 1.2))
    image = image + np.random.randn(size, size, 1).astype(np.float32) * between(0, 5)
    image = image + np.random.randn(size, size, 3).astype(np.float32) * between(0, 4)
    image = np.clip(image, 0, 255) / 255
    return np.clip(image ** between(0.75, 1.3) * 255, 0, 255).astype(np.uint8)
