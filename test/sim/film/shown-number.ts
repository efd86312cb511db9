import { readNumber } from './frame-number.ts';

declare global {
  interface Window {
    /** The number of the picture that this page's camera shows, once it shows one. */
    shownNumber?: () => number | undefined;
  }
}

// Before the page's own scripts run: they open the camera here, and what they get is looked at beside them.
if ('mediaDevices' in navigator) {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream.clone();
    void video.play();
    window.shownNumber = () => readNumber(video);
    return stream;
  };
}
