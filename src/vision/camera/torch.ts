/** What browsers that can switch a phone's light report and take; the standard library's types lack it. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}
interface TorchSettings extends MediaTrackSettings {
  readonly torch?: boolean;
}

/** Whether the light of this camera can be switched. Where a browser doesn't say so, a button would do nothing. */
export function hasTorch(track: MediaStreamTrack): boolean {
  return (capabilitiesOf(track) as TorchCapabilities).torch === true;
}

/** Switches the light. Gives how it is afterwards, told by the track and not by the wish. */
export async function switchTorch(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
  } catch {
    // It stays as it was.
  }
  return (track.getSettings() as TorchSettings).torch === true;
}

/** Asks for focus that follows the table, where the lens has it: a phone on a stand is never tapped to focus. */
export async function focusContinuously(track: MediaStreamTrack): Promise<void> {
  const { focusMode } = capabilitiesOf(track) as { readonly focusMode?: readonly string[] };
  if (focusMode?.includes('continuous') !== true) return;
  try {
    await track.applyConstraints({
      advanced: [{ focusMode: 'continuous' } as MediaTrackConstraintSet],
    });
  } catch {
    // The lens focuses as it likes.
  }
}

/** Firefox has no capabilities at all. */
function capabilitiesOf(track: MediaStreamTrack): MediaTrackCapabilities {
  return (track as Partial<MediaStreamTrack>).getCapabilities?.call(track) ?? {};
}
