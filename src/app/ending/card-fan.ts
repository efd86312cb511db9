/** How far each card of a fan is turned, radians. */
const TURNS = [-0.3, -0.1, 0.1, 0.3];
/** Width of a card to its height. */
const ASPECT = 5 / 7;

/**
 * Draws a fan of card backs, in the middle of a room and as large as fits into it: paper, the ground and the eye, as on
 * every table of the app. All lengths in pixels of the canvas.
 *
 * @param token gives a colour of the look by its name
 */
export function drawFan(
  pen: CanvasRenderingContext2D,
  token: (name: string) => string,
  room: { readonly middle: number; readonly top: number; readonly height: number },
): void {
  const height = room.height / 1.2;
  for (const turn of TURNS) {
    pen.save();
    // Turned about a point below the hand that holds them.
    pen.translate(room.middle, room.top + 2 * height);
    pen.rotate(turn);
    pen.translate(0, -1.45 * height);
    drawBack(pen, token, height);
    pen.restore();
  }
}

/** A card about the origin. */
function drawBack(
  pen: CanvasRenderingContext2D,
  token: (name: string) => string,
  height: number,
): void {
  const [half, tall] = [(height * ASPECT) / 2, height / 2];
  const sheet = (inset: number, colour: string) => {
    pen.fillStyle = token(colour);
    pen.beginPath();
    const round = 0.075 * height - 0.6 * inset;
    pen.roundRect(inset - half, inset - tall, 2 * (half - inset), 2 * (tall - inset), round);
    pen.fill();
  };
  pen.shadowColor = token('--picture-halo');
  pen.shadowBlur = 0.06 * height;
  sheet(0, '--card');
  pen.shadowColor = 'transparent';
  sheet(0.045 * height, '--back');
  pen.strokeStyle = token('--back-line');
  pen.lineWidth = 0.012 * height;
  pen.beginPath();
  pen.moveTo(0, -0.36 * height);
  pen.lineTo(0.25 * height, 0);
  pen.lineTo(0, 0.36 * height);
  pen.lineTo(-0.25 * height, 0);
  pen.closePath();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-0.15 * height, 0);
  pen.quadraticCurveTo(0, -0.16 * height, 0.15 * height, 0);
  pen.quadraticCurveTo(0, 0.16 * height, -0.15 * height, 0);
  pen.stroke();
  pen.fillStyle = token('--back-line');
  pen.beginPath();
  pen.arc(0, 0, 0.045 * height, 0, 2 * Math.PI);
  pen.fill();
}
