import type { View } from './view.ts'

export interface Viewer {
  draw(view: View): void
  close(): void
}

/**
 * Shows a 360° picture (equirectangular) in a canvas. It uses one triangle and one shader, because
 * libraries for this contain a whole 3D engine, a hundred times as much script.
 * @throws where the picture cannot be loaded or WebGL 2 is missing.
 */
export async function openViewer(canvas: HTMLCanvasElement, address: string): Promise<Viewer> {
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true })
  if (!gl) throw new Error('WebGL 2 is missing')
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const maxSize: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE)
  if (typeof maxSize !== 'number' || picture.naturalWidth > maxSize)
    throw new Error('the picture is too large for this device')
  const program = link(gl)
  gl.useProgram(program)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [turn, view] = [uniform('turn'), uniform('view')]
  return {
    draw({ yaw, pitch, fieldOfView }) {
      const scale = Math.min(2, devicePixelRatio)
      const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale].map(
        Math.round,
      )
      if (!width || !height) return
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
      }
      gl.viewport(0, 0, width, height)
      const half = Math.tan((fieldOfView * Math.PI) / 360)
      gl.uniform2f(turn, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180)
      gl.uniform2f(view, (half * width) / height, half)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/** One triangle that covers the canvas. */
const corners = `#version 300 es
out vec2 at;
void main() {
  at = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`

/**
 * Computes the direction of view for each point of the canvas, and from it the point of the
 * picture.
 */
const colours = `#version 300 es
precision highp float;
in vec2 at;
out vec4 colour;
uniform vec2 turn;
uniform vec2 view;
uniform sampler2D picture;
void main() {
  vec3 way = normalize(vec3(at * view, 1.0));
  float s = sin(turn.y), c = cos(turn.y);
  way = vec3(way.x, way.y * c + way.z * s, way.z * c - way.y * s);
  float around = atan(way.x, way.z) + turn.x;
  float up = asin(clamp(way.y, -1.0, 1.0));
  colour = texture(picture, vec2(around / 6.28318531 + 0.5, 0.5 - up / 3.14159265));
}`

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, colours],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('the graphics were lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'the shader does not link')
  return program
}
