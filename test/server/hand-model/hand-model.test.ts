/* oxlint-disable no-underscore-dangle -- flatbuffers names its reading methods so */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { ByteBuffer } from 'flatbuffers';
import { expect, test } from 'vitest';
import { keepHandModel, makeHandModel } from '../../../src/server/hand-model/hand-model.ts';
import { makeStoredZip } from '../../../src/server/hand-model/stored-zip.ts';
import { withPictureScaling } from '../../../src/server/hand-model/tflite-metadata.ts';

/** Reads a vector of tables of the root: the place of each. */
function tablesOf(bytes: ByteBuffer, field: number): readonly number[] {
  const root = bytes.readInt32(0);
  const offset = bytes.__offset(root, 4 + 2 * field);
  if (offset === 0) return [];
  const vector = bytes.__vector(root + offset);
  const length = bytes.__vector_len(root + offset);
  return Array.from({ length }, (_, index) => bytes.__indirect(vector + 4 * index));
}

const OPERATOR_CODES = 1;
const SUBGRAPHS = 2;
const BUFFERS = 4;
const METADATA = 6;

test('a model with metadata has all it had, one buffer more, and says which one scales pictures', () => {
  const nets = unzipSync(makeHandModel());
  expect(Object.keys(nets)).toEqual(['hand_detector.tflite', 'hand_landmarks_detector.tflite']);
  for (const net of Object.values(nets)) {
    const scaled = withPictureScaling(net, { mean: 0, deviation: 255 });
    const [before, after] = [new ByteBuffer(net), new ByteBuffer(scaled)];
    expect(Buffer.from(scaled.subarray(4, 8)).toString()).toBe('TFL3');
    for (const field of [OPERATOR_CODES, SUBGRAPHS]) {
      expect(tablesOf(after, field)).toHaveLength(tablesOf(before, field).length);
    }
    expect(tablesOf(after, BUFFERS)).toHaveLength(tablesOf(before, BUFFERS).length + 1);
    const entry = tablesOf(after, METADATA).at(-1) ?? 0;
    const name = after.__string(entry + after.__offset(entry, 4));
    const buffer = after.readUint32(entry + after.__offset(entry, 6));
    expect([name, buffer]).toEqual(['TFLITE_METADATA', tablesOf(before, BUFFERS).length]);
    const holder = tablesOf(after, BUFFERS)[buffer] ?? 0;
    const content = after.__vector(holder + after.__offset(holder, 4));
    expect(Buffer.from(scaled.subarray(content + 4, content + 8)).toString()).toBe('M001');
  }
});

test('weights stay where their alignment was: the old file starts at a multiple of 64 of the new one', () => {
  const [net] = Object.values(unzipSync(makeHandModel()));
  if (net === undefined) throw new Error('no net in the model');
  const scaled = Buffer.from(withPictureScaling(net, { mean: 0, deviation: 255 }));
  expect(scaled.indexOf(net) % 64).toBe(0);
});

test('files in the archive are stored as they are, each at a multiple of 64', () => {
  const files = { one: Buffer.from('first file'), another: Buffer.from('second, a longer one') };
  const archive = Buffer.from(makeStoredZip(files));
  for (const content of Object.values(files)) expect(archive.indexOf(content) % 64).toBe(0);
  const read = unzipSync(archive);
  expect(Object.keys(read)).toEqual(['one', 'another']);
  expect(Buffer.from(read['another'] ?? []).toString()).toBe('second, a longer one');
});

test('the model is made once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-hands-'));
  const file = keepHandModel(folder);
  const { mtimeMs, size } = statSync(file);
  expect(keepHandModel(folder)).toBe(file);
  expect([statSync(file).mtimeMs, statSync(file).size]).toEqual([mtimeMs, size]);
  rmSync(folder, { recursive: true });
});
