import { fitWord } from '#contract/dating/insights/fit-words';
import { HEART_SIGN } from './heart-sign';
import { fitTone, type Fit } from './fit-texts';

/** Sizes in the dial's own units; the picture has eight pixels for each. */
const WIDTH = 160;
const HEIGHT = 190;
const SCALE = 8;
const CENTER = { x: 80, y: 80 };
const RING = { radius: 54, width: 10 };
const HEART = { radius: 67, width: 3 };
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
  pen.arc(CENTER.x, CENTER.y, radius, angle(from), angle(to));
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.stroke();
}

function write(pen: Pen, text: string, y: number, font: string, color: string): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, CENTER.x, y);
}

/** Where the outer arc begins, as in the app's dial, whose center is at 60 and whose outer arc has a radius of 55. */
function drawHeartSign(pen: Pen): void {
  const size = HEART.radius / 55;
  pen.save();
  pen.translate(CENTER.x - 60 * size, CENTER.y - 60 * size);
  pen.scale(size, size);
  pen.fillStyle = COLORS.heart;
  pen.fill(new Path2D(HEART_SIGN));
  pen.restore();
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
  pen.lineCap = 'butt';
  if (likely) {
    pen.globalAlpha = 0.24;
    const high = Math.min(100, likely.high);
    arc(pen, RING.radius, RING.width + 8, tone, likely.low, high);
    pen.globalAlpha = 1;
    for (const radius of [RING.radius - RING.width / 2 - 4, RING.radius + RING.width / 2 + 4])
      arc(pen, radius, 1.5, tone, likely.low, high);
  }
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
