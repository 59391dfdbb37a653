import { fitWord } from '#contract/dating/insights/fit-words';
import { bandPath, CENTER as DIAL_CENTER, HEART, HEART_SIGN, RING } from './dial-geometry';
import { fitTone, type Fit, type FitRange } from './fit-texts';

/** Sizes in the dial's own units; the picture has eight pixels for each. */
const WIDTH = 160;
const HEIGHT = 190;
const SCALE = 8;
const CENTER = { x: 80, y: 80 };
/** The app's dial is drawn in smaller units. */
const ENLARGED = 1.22;
/** The light theme's, wherever the picture is looked at; a test compares them. */
export const COLORS = {
  ground: '#faf6f0',
  ink: '#1d2930',
  quiet: '#566068',
  edge: '#8d8476',
  heart: '#c23a5c',
  high: '#2c8059',
  mid: '#b97f16',
  low: '#ad3a24',
} as const;

type Pen = CanvasRenderingContext2D;

function arc(pen: Pen, radius: number, width: number, color: string, from: number, to: number): void {
  const angle = (percent: number) => (percent / 100) * 2 * Math.PI - Math.PI / 2;
  pen.beginPath();
  pen.arc(CENTER.x, CENTER.y, radius * ENLARGED, angle(from), angle(to));
  pen.lineWidth = width * ENLARGED;
  pen.strokeStyle = color;
  pen.stroke();
}

function write(pen: Pen, text: string, y: number, font: string, color: string): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, CENTER.x, y);
}

/** What the app's dial has as a path, in its units. */
function inDialUnits(pen: Pen, draw: () => void): void {
  pen.save();
  pen.translate(CENTER.x - DIAL_CENTER * ENLARGED, CENTER.y - DIAL_CENTER * ENLARGED);
  pen.scale(ENLARGED, ENLARGED);
  draw();
  pen.restore();
}

function drawHeartSign(pen: Pen): void {
  inDialUnits(pen, () => {
    pen.fillStyle = COLORS.heart;
    pen.fill(new Path2D(HEART_SIGN));
  });
}

function drawBand(pen: Pen, range: FitRange, color: string): void {
  inDialUnits(pen, () => {
    const band = new Path2D(bandPath(range));
    pen.globalAlpha = 0.2;
    pen.fillStyle = color;
    pen.fill(band);
    pen.globalAlpha = 1;
    pen.lineWidth = 1;
    pen.strokeStyle = color;
    pen.stroke(band);
  });
}

/** The dial with its percentage and likely range as a PNG. Rejects where the browser can't draw. */
export async function drawDial({ percent, likely, heart }: Fit): Promise<Blob> {
  if (percent === null) throw new Error('There is no percentage to draw.');
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  const tone = COLORS[fitTone(percent)];
  pen.scale(SCALE, SCALE);
  pen.textAlign = 'center';
  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  arc(pen, RING.radius, 1.5, COLORS.edge, 0, 100);
  if (likely) drawBand(pen, likely, tone);
  pen.lineCap = 'round';
  arc(pen, RING.radius, RING.width, tone, 0, percent);
  if (heart !== null && heart !== undefined) {
    arc(pen, HEART.radius, 1, COLORS.edge, 0, 100);
    arc(pen, HEART.radius, HEART.width, COLORS.heart, 0, heart);
    drawHeartSign(pen);
  }
  write(pen, `${percent}%`, CENTER.y + 12, "540 34px 'Fraunces Variable', Georgia, serif", COLORS.ink);
  const sans = "'Figtree Variable', system-ui, sans-serif";
  write(pen, fitWord(percent, likely), 166, `600 10px ${sans}`, COLORS.ink);
  if (likely)
    write(
      pen,
      `likely ${Math.round(likely.low)}–${Math.round(likely.high)}%`,
      180,
      `400 9px ${sans}`,
      COLORS.quiet,
    );
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('This browser cannot draw.'))),
      'image/png',
    ),
  );
}
