import { seededSource } from '../../../src/rules/chance.ts';
import type { Matrix } from './matrix.ts';

/** One textured rectangle, from (-0.5, -0.5) to (0.5, 0.5) before `place`, drawn in the order given. */
export interface Sheet {
  readonly texture: WebGLTexture;
  readonly place: Matrix;
  /** Multiplies what is drawn; 1 leaves it as it is. */
  readonly opacity?: number;
  /** How often the picture repeats along each side. */
  readonly repeat?: number;
}

export interface Light {
  /** Multiplies red, green and blue: warm or cold. */
  readonly colour: readonly [number, number, number];
  /** Where the picture is brightest, -1 to 1 in each direction, and how much darker it gets away from there. */
  readonly from: readonly [number, number];
  readonly fall: number;
  /** Noise of the camera, of 1. */
  readonly noise: number;
  readonly seed: number;
}

const VERTEX = `#version 300 es
in vec2 corner;
uniform mat4 place;
uniform mat4 view;
uniform float repeat;
out vec2 at;
out vec4 clip;
void main() {
  at = (corner + 0.5) * repeat;
  gl_Position = view * place * vec4(corner, 0.0, 1.0);
  clip = gl_Position;
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
precision highp int;
in vec2 at;
in vec4 clip;
uniform sampler2D picture;
uniform float opacity;
uniform vec3 colour;
uniform vec2 from;
uniform float fall;
uniform float noise;
uniform vec2 shift;
uniform sampler2D grain;
out vec4 result;
void main() {
  vec4 drawn = texture(picture, at);
  // Divided here, as a corner of the table may lie behind the camera.
  float light = 1.0 - fall * distance(clip.xy / clip.w, from);
  vec3 lit = drawn.rgb * colour * light + noise * drawn.a * (texture(grain, gl_FragCoord.xy / 256.0 + shift).r - 0.5);
  result = vec4(lit, drawn.a) * opacity;
}`;

/** Draws sheets in perspective with WebGL, the later ones over the earlier. */
export class Painter {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #grain: WebGLTexture;

  constructor(width: number, height: number) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    const gl = this.canvas.getContext('webgl2', { antialias: false });
    if (gl === null) throw new Error('no WebGL to film with');
    this.#gl = gl;
    this.#program = link(gl);
    gl.useProgram(this.#program);
    const corners = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    const strip = new Float32Array([-0.5, -0.5, 0.5, -0.5, -0.5, 0.5, 0.5, 0.5]);
    gl.bufferData(gl.ARRAY_BUFFER, strip, gl.STATIC_DRAW);
    const corner = gl.getAttribLocation(this.#program, 'corner');
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
    this.#grain = this.#makeGrain();
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  texture(picture: HTMLCanvasElement): WebGLTexture {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    return texture;
  }

  /** Noise that repeats after 256 pixels, shifted anew for each frame. */
  #makeGrain(): WebGLTexture {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const side = 256;
    const random = seededSource(side);
    // The mean of four even draws is nearly normal, as a sensor's noise is.
    const bytes = Uint8Array.from({ length: side * side }, () => {
      const drawn = random();
      return ((drawn & 255) + ((drawn >> 8) & 255) + ((drawn >> 16) & 255) + (drawn >>> 24)) / 4;
    });
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, side, side, 0, gl.RED, gl.UNSIGNED_BYTE, bytes);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    return texture;
  }

  paint(view: Matrix, sheets: readonly Sheet[], light: Light): void {
    const gl = this.#gl;
    const at = (name: string) => gl.getUniformLocation(this.#program, name);
    gl.clearColor(0.05, 0.05, 0.06, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.uniformMatrix4fv(at('view'), false, view);
    gl.uniform3fv(at('colour'), light.colour);
    gl.uniform2fv(at('from'), light.from);
    gl.uniform1f(at('fall'), light.fall);
    gl.uniform1f(at('noise'), light.noise);
    gl.uniform2f(at('shift'), (light.seed * 0.37) % 1, (light.seed * 0.61) % 1);
    gl.uniform1i(at('grain'), 1);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.#grain);
    gl.activeTexture(gl.TEXTURE0);
    for (const { texture, place, opacity = 1, repeat = 1 } of sheets) {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniformMatrix4fv(at('place'), false, place);
      gl.uniform1f(at('opacity'), opacity);
      gl.uniform1f(at('repeat'), repeat);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    throw new Error(`the film's shaders do not link: ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  return program;
}
