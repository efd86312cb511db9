import { expect, test, vi } from 'vitest';
import { focusContinuously, hasTorch, switchTorch } from '../../../src/vision/camera/torch.ts';

function scriptedTrack(capabilities: object | undefined, obeys = true) {
  let torch = false;
  const applyConstraints = vi.fn<(wanted: MediaTrackConstraints) => Promise<void>>((wanted) => {
    if (!obeys) return Promise.reject(new Error('OverconstrainedError'));
    const [first] = wanted.advanced ?? [];
    torch = (first as { readonly torch?: boolean } | undefined)?.torch ?? torch;
    return Promise.resolve();
  });
  const track = {
    ...(capabilities === undefined ? {} : { getCapabilities: () => capabilities }),
    getSettings: () => ({ torch }),
    applyConstraints,
  };
  return { track: track as unknown as MediaStreamTrack, applyConstraints };
}

test('a light is offered only where the browser says that it can be switched', () => {
  expect(hasTorch(scriptedTrack({ torch: true }).track)).toBe(true);
  expect(hasTorch(scriptedTrack({}).track)).toBe(false);
  expect(hasTorch(scriptedTrack(undefined).track)).toBe(false);
});

test('whether the light is on is told by the track, not by the wish', async () => {
  const good = scriptedTrack({ torch: true });
  expect(await switchTorch(good.track, true)).toBe(true);
  expect(await switchTorch(good.track, false)).toBe(false);
  expect(await switchTorch(scriptedTrack({ torch: true }, false).track, true)).toBe(false);
});

test('focus follows the table where the lens can, and a refusal is no trouble', async () => {
  const able = scriptedTrack({ focusMode: ['manual', 'continuous'] });
  await focusContinuously(able.track);
  expect(able.applyConstraints).toHaveBeenCalledTimes(1);
  const fixed = scriptedTrack({ focusMode: ['manual'] });
  await focusContinuously(fixed.track);
  expect(fixed.applyConstraints).not.toHaveBeenCalled();
  await focusContinuously(scriptedTrack({ focusMode: ['continuous'] }, false).track);
});
