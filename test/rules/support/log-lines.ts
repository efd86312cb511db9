import type { InputBase } from '../../../src/rules/inputs.ts';
import type { LogEntry } from '../../../src/rules/log.ts';

const about = (number: number) => ({
  id: `e${number}`,
  at: 1000 * number,
  by: 'tap' as const,
  rulesVersion: 1,
});

export function retraction(number: number, of: string): LogEntry<never> {
  return { ...about(number), kind: 'retraction', of };
}

export function correction<Input extends InputBase>(
  number: number,
  of: string,
  input: Input,
): LogEntry<Input> {
  return { ...about(number), kind: 'correction', of, input };
}
