/* oxlint-disable no-underscore-dangle -- flatbuffers names its reading methods so */
import { Builder, ByteBuffer, type Offset } from 'flatbuffers';

/**
 * Adds the metadata that MediaPipe's tasks demand of a TensorFlow Lite model: how its input picture is scaled.
 *
 * A flatbuffer's references only point forward. So the old file stands unchanged at the end of the new one, and a new root,
 * written before it, refers to everything in it. Numbers of fields are those of `schema.fbs` of TensorFlow Lite and
 * `metadata_schema.fbs` of TensorFlow Lite Support.
 */
export function withPictureScaling(model: Uint8Array, scaling: PictureScaling): Uint8Array {
  const builder = new Builder(model.length + 4096);
  const start = copyToEnd(builder, model);
  const old = new OldModel(model, start);
  const metadata = bytes(builder, makeMetadata(scaling));

  builder.startObject(BUFFER_FIELDS);
  builder.addFieldOffset(0, metadata, 0);
  const buffer = builder.endObject();
  const buffers = old.tables(MODEL.buffers);
  const allBuffers = references(builder, [...buffers, buffer]);

  const name = builder.createString('TFLITE_METADATA');
  builder.startObject(METADATA_FIELDS);
  builder.addFieldOffset(0, name, 0);
  builder.addFieldInt32(1, buffers.length, 0);
  const entry = builder.endObject();
  const allMetadata = references(builder, [...old.tables(MODEL.metadata), entry]);

  builder.startObject(MODEL_FIELDS);
  builder.addFieldInt32(MODEL.version, old.version(), 0);
  for (const field of MODEL.kept) builder.addFieldOffset(field, old.reference(field), 0);
  builder.addFieldOffset(MODEL.buffers, allBuffers, 0);
  builder.addFieldOffset(MODEL.metadata, allMetadata, 0);
  builder.finish(builder.endObject(), 'TFL3');
  return builder.asUint8Array();
}

/** A channel's value v becomes (v - mean) / deviation. */
export interface PictureScaling {
  readonly mean: number;
  readonly deviation: number;
}

/** Operator codes, subgraphs, description, metadata buffers, signatures. */
const MODEL = { version: 0, buffers: 4, metadata: 6, kept: [1, 2, 3, 5, 7] } as const;
const MODEL_FIELDS = 8;
const BUFFER_FIELDS = 3;
const METADATA_FIELDS = 2;
/** Weights in the old file are aligned to its start, so the start has to be aligned at least as well. */
const ALIGNMENT = 64;

/** Where the copy starts, counted from the end of what is built, as all references of a builder are. */
function copyToEnd(builder: Builder, model: Uint8Array): Offset {
  builder.startVector(1, model.length, ALIGNMENT);
  for (let place = model.length - 1; place >= 0; place -= 1) builder.addInt8(model[place] ?? 0);
  const lengthField = 4;
  return builder.endVector() - lengthField;
}

class OldModel {
  readonly #bytes: ByteBuffer;
  readonly #root: number;
  readonly #start: Offset;

  constructor(model: Uint8Array, start: Offset) {
    this.#bytes = new ByteBuffer(model);
    this.#root = this.#bytes.readInt32(0);
    this.#start = start;
  }

  version(): number {
    const at = this.#field(MODEL.version);
    return at === 0 ? 0 : this.#bytes.readInt32(at);
  }

  /** What a field refers to, for the builder; 0 if the field is not there. */
  reference(field: number): Offset {
    const at = this.#field(field);
    return at === 0 ? 0 : this.#start - this.#bytes.__indirect(at);
  }

  /** The tables of a vector, for the builder. */
  tables(field: number): readonly Offset[] {
    const at = this.#field(field);
    if (at === 0) return [];
    const vector = this.#bytes.__indirect(at);
    const length = this.#bytes.readInt32(vector);
    return Array.from(
      { length },
      (_, index) => this.#start - this.#bytes.__indirect(vector + 4 + 4 * index),
    );
  }

  #field(field: number): number {
    const offset = this.#bytes.__offset(this.#root, 4 + 2 * field);
    return offset === 0 ? 0 : this.#root + offset;
  }
}

function references(builder: Builder, tables: readonly Offset[]): Offset {
  builder.startVector(4, tables.length, 4);
  for (const table of [...tables].reverse()) builder.addOffset(table);
  return builder.endVector();
}

function bytes(builder: Builder, content: Uint8Array): Offset {
  builder.startVector(1, content.length, 16);
  for (const byte of [...content].reverse()) builder.addInt8(byte);
  return builder.endVector();
}

/** A `ModelMetadata` whose only subgraph has one input: an RGB picture with one step of normalisation. */
function makeMetadata({ mean, deviation }: PictureScaling): Uint8Array {
  const builder = new Builder(256);
  const floats = (value: number) => {
    builder.startVector(4, 1, 4);
    builder.addFloat32(value);
    return builder.endVector();
  };
  const table = (size: number, fill: () => void) => {
    builder.startObject(size);
    fill();
    return builder.endObject();
  };
  const picture = table(2, () => builder.addFieldInt8(0, 1, 0)); // ImageProperties: RGB
  const content = table(3, () => {
    builder.addFieldInt8(0, 2, 0); // ContentProperties is an ImageProperties
    builder.addFieldOffset(1, picture, 0);
  });
  const [means, deviations] = [floats(mean), floats(deviation)];
  const scaling = table(2, () => {
    builder.addFieldOffset(0, means, 0);
    builder.addFieldOffset(1, deviations, 0);
  });
  const unit = table(2, () => {
    builder.addFieldInt8(0, 1, 0); // ProcessUnitOptions is a NormalizationOptions
    builder.addFieldOffset(1, scaling, 0);
  });
  const units = references(builder, [unit]);
  const name = builder.createString('image');
  const input = table(7, () => {
    builder.addFieldOffset(0, name, 0);
    builder.addFieldOffset(3, content, 0);
    builder.addFieldOffset(4, units, 0);
  });
  const inputs = references(builder, [input]);
  const subgraph = table(10, () => builder.addFieldOffset(2, inputs, 0));
  const subgraphs = references(builder, [subgraph]);
  const metadata = table(8, () => builder.addFieldOffset(3, subgraphs, 0));
  builder.finish(metadata, 'M001');
  return builder.asUint8Array();
}
