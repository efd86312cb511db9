/** What matters of a `SpeechSynthesisVoice`. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * A voice that speaks this language and lives on the device: others send the text away. A language is served by its
 * dialects; the device's own choice among them comes first.
 *
 * @param language tag of the interface's language, such as `ne`
 */
export function pickVoice<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const wanted = mainTag(language);
  const fitting = voices.filter((voice) => voice.localService && mainTag(voice.lang) === wanted);
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

/** `ne` of `ne-NP`, also where a device writes `ne_NP`. */
function mainTag(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}
