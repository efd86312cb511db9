import { describe, expect, test, vi } from 'vitest';
import { Camera, failureOf, play, type CameraPorts } from '../../../src/vision/camera/camera.ts';

const named = (name: string): Error => Object.assign(new Error(name), { name });

const DEVICES = [
  { kind: 'videoinput', deviceId: 'front', label: 'Front camera' },
  { kind: 'videoinput', deviceId: 'wide', label: 'Back ultra wide camera' },
  { kind: 'videoinput', deviceId: 'main', label: 'Back camera' },
  { kind: 'audioinput', deviceId: 'microphone', label: 'Microphone' },
] as MediaDeviceInfo[];

/** A stream with one track that can be stopped and taken away. */
function scriptedStream(deviceId = 'main') {
  const track = {
    stop: vi.fn<() => void>(),
    enabled: true,
    onended: null as (() => void) | null,
    getSettings: () => ({ deviceId }),
  };
  const stream = {
    getTracks: () => [track],
    getVideoTracks: () => [track],
  } as unknown as MediaStream;
  return { stream, track };
}

function script(...answers: (MediaStream | Error)[]) {
  const getUserMedia = vi.fn<NonNullable<CameraPorts['getUserMedia']>>(() => {
    const answer = answers.shift() ?? named('NotFoundError');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const wait = vi.fn<CameraPorts['wait']>(() => Promise.resolve());
  const enumerateDevices = () => Promise.resolve(DEVICES);
  return { isSecure: true, getUserMedia, enumerateDevices, wait };
}

describe('opening', () => {
  test('asks for the rear camera, silently, and once for callers that come together or later', async () => {
    const { stream } = scriptedStream();
    const ports = script(stream);
    const camera = new Camera(ports);
    const both = await Promise.all([camera.open(), camera.open()]);
    for (const opened of [...both, await camera.open()])
      expect(opened).toEqual({ ok: true, value: stream });
    expect(ports.getUserMedia).toHaveBeenCalledTimes(1);
    expect(ports.getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
  });

  test('a refusal is asked about once: no call follows by itself', async () => {
    const ports = script(named('NotAllowedError'));
    expect(await new Camera(ports).open()).toEqual({ ok: false, error: 'denied' });
    expect(ports.getUserMedia).toHaveBeenCalledTimes(1);
  });

  test('a busy camera is tried once more, after a moment', async () => {
    const { stream } = scriptedStream();
    const ports = script(named('NotReadableError'), stream);
    expect(await new Camera(ports).open()).toEqual({ ok: true, value: stream });
    expect(ports.wait).toHaveBeenCalledTimes(1);
    const busy = script(named('NotReadableError'), named('NotReadableError'));
    expect(await new Camera(busy).open()).toEqual({ ok: false, error: 'busy' });
    expect(busy.getUserMedia).toHaveBeenCalledTimes(2);
  });

  test('a page from an insecure address, or a browser without cameras, is told without asking', async () => {
    const insecure = { ...script(), isSecure: false };
    expect(await new Camera(insecure).open()).toEqual({ ok: false, error: 'insecure' });
    expect(insecure.getUserMedia).not.toHaveBeenCalled();
    const without = new Camera({ ...script(), getUserMedia: undefined });
    expect(await without.open()).toEqual({ ok: false, error: 'missing' });
  });
});

describe('closing', () => {
  test('stopping ends the stream and is no loss; the next wish opens a new one', async () => {
    const [first, second] = [scriptedStream(), scriptedStream()];
    const camera = new Camera(script(first.stream, second.stream));
    const lost = vi.fn<() => void>();
    camera.onLost = lost;
    await camera.open();
    camera.stop();
    expect(first.track.stop).toHaveBeenCalledTimes(1);
    expect(first.track.onended).toBeNull();
    expect(lost).not.toHaveBeenCalled();
    expect(await camera.open()).toEqual({ ok: true, value: second.stream });
  });

  test('a stream that the device ends is told, and not kept', async () => {
    const { stream, track } = scriptedStream();
    const camera = new Camera(script(stream));
    const lost = vi.fn<() => void>();
    camera.onLost = lost;
    await camera.open();
    track.onended?.();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(camera.isOpen).toBe(false);
  });

  test('a preview that rests keeps its stream', async () => {
    const { stream, track } = scriptedStream();
    const camera = new Camera(script(stream));
    await camera.open();
    camera.setLive(false);
    expect(track.enabled).toBe(false);
    camera.setLive(true);
    expect(track.enabled).toBe(true);
    expect(track.stop).not.toHaveBeenCalled();
  });
});

describe('lenses', () => {
  test('front cameras are none, and before the camera is open there are none', async () => {
    const camera = new Camera(script(scriptedStream().stream));
    expect(await camera.lenses()).toEqual([]);
    await camera.open();
    expect((await camera.lenses()).map(({ deviceId }) => deviceId)).toEqual(['wide', 'main']);
  });

  test('another lens is demanded by its id, after the first was given back', async () => {
    const [first, second] = [scriptedStream('wide'), scriptedStream('main')];
    const ports = script(first.stream, second.stream);
    const camera = new Camera(ports);
    await camera.open();
    expect(await camera.switchLens('main')).toEqual({ ok: true, value: second.stream });
    expect(first.track.stop).toHaveBeenCalledTimes(1);
    expect(ports.getUserMedia.mock.calls[1]?.[0]).toMatchObject({
      video: { deviceId: { exact: 'main' } },
    });
    expect(camera.track?.getSettings().deviceId).toBe('main');
  });

  test('a lens that is held by another app leaves the one before', async () => {
    const busy = () => named('NotReadableError');
    const [first, again] = [scriptedStream('wide'), scriptedStream('wide')];
    const camera = new Camera(script(first.stream, busy(), busy(), again.stream));
    await camera.open();
    expect(await camera.switchLens('main')).toEqual({ ok: true, value: again.stream });
    expect(camera.track?.getSettings().deviceId).toBe('wide');
  });

  test('a lens remembered from an earlier visit that is gone is no obstacle', async () => {
    const { stream } = scriptedStream();
    const ports = script(named('OverconstrainedError'), stream);
    const camera = new Camera(ports);
    camera.preferLens('gone');
    expect(await camera.open()).toEqual({ ok: true, value: stream });
    expect(ports.getUserMedia.mock.calls[1]?.[0]).toMatchObject({
      video: { facingMode: { ideal: 'environment' } },
    });
  });
});

test('reopening never holds two streams at once', async () => {
  const [first, second] = [scriptedStream(), scriptedStream()];
  const ports = script(first.stream, second.stream);
  const camera = new Camera(ports);
  await camera.open();
  ports.wait.mockImplementation(() => {
    expect(first.track.stop).toHaveBeenCalledTimes(1);
    expect(ports.getUserMedia).toHaveBeenCalledTimes(1);
    return Promise.resolve();
  });
  expect(await camera.reopen()).toEqual({ ok: true, value: second.stream });
  expect(ports.wait).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])('%s means %s', (name, code) => {
  expect(failureOf(named(name))).toBe(code);
});

test('a preview that the browser will not start by itself is told, not thrown', async () => {
  const { stream } = scriptedStream();
  const video = { srcObject: null, play: () => Promise.reject(named('NotAllowedError')) };
  const played = await play(video as unknown as HTMLVideoElement, stream);
  expect(played).toEqual({ ok: false, error: 'no-play' });
  expect(video.srcObject).toBe(stream);
});
