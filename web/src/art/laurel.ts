/** The laurel wreath that points wear, as path data: two branches of paired leaves around the middle of a box of 28. */
const [MIDDLE, RADIUS, PAIRS] = [14, 10.6, 6];

const round = (value: number) => Number(value.toFixed(2));

/** A leaf of this length from a point, its tip in the direction `degrees`. */
function leaf(x: number, y: number, length: number, degrees: number): string {
  const [along, across] = [(degrees * Math.PI) / 180, length * 0.45];
  const [dx, dy] = [Math.cos(along), Math.sin(along)];
  const side = (sign: number) =>
    `${round((dx * length) / 2 - sign * dy * across)} ${round((dy * length) / 2 + sign * dx * across)}`;
  const tip = `${round(dx * length)} ${round(dy * length)}`;
  const back = `${round(-dx * (length / 2) - dy * across)} ${round(-dy * (length / 2) + dx * across)}`;
  return `M${round(x)} ${round(y)}q${side(-1)} ${tip}q${back} ${round(-dx * length)} ${round(-dy * length)}`;
}

function branch(side: 1 | -1): string {
  return Array.from({ length: PAIRS }, (_, pair) => {
    const degrees = 90 - side * (14 + pair * 25);
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map(
      (part) => MIDDLE + part * RADIUS,
    );
    return (
      leaf(x!, y!, RADIUS * 0.5, degrees - side * 52) + leaf(x!, y!, RADIUS * 0.36, degrees - side * 128)
    );
  }).join('');
}

const stem = (side: 1 | -1) =>
  `M${MIDDLE} ${round(MIDDLE + RADIUS)}A${RADIUS} ${RADIUS} 0 0 ${side > 0 ? 0 : 1} ${round(MIDDLE + side * RADIUS * 0.42)} ${round(MIDDLE - RADIUS * 0.91)}`;

export const LEAVES = branch(1) + branch(-1);
export const STEMS = stem(1) + stem(-1);
export const STEM_WIDTH = round(RADIUS * 0.11);
