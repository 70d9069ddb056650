import { useId } from 'react';

/** The area of a drawing: its view of 900 by 720 units, and enough sky above it for the tallest slot. */
export const paper = { y: -1500, width: 900, height: 2250 };

/** A tiled pattern of specks that makes flat color look like paper. */
export function Grain() {
  const id = useId();
  return (
    <>
      <pattern id={id} width="90" height="90" patternUnits="userSpaceOnUse">
        <g className="fill-ink">
          {specks.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      </pattern>
      <rect {...paper} fill={`url(#${id})`} opacity="0.1" />
    </>
  );
}

const specks = [
  [7, 12, 0.7],
  [23, 41, 0.5],
  [38, 5, 0.6],
  [52, 63, 0.8],
  [61, 22, 0.5],
  [74, 49, 0.7],
  [83, 80, 0.5],
  [15, 72, 0.6],
  [44, 84, 0.5],
  [29, 59, 0.4],
  [68, 6, 0.4],
  [4, 33, 0.5],
] as const;
