import { blades } from './blades.ts';
import { Grain, paper } from './grain.tsx';

const stems = [
  { x: 250, sway: 60, top: 210 },
  { x: 360, sway: -30, top: 130 },
  { x: 520, sway: 80, top: 180 },
  { x: 640, sway: 24, top: 260 },
] as const;

/** Tall grass with seed heads up close, in front of a pale sun. */
export function Grass({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect {...paper} className="fill-sand" />
      <circle cx="330" cy="330" r="176" className="fill-glow" />
      <circle cx="330" cy="330" r="112" className="fill-haze" />
      <path d="M0 560q240-60 470-26t430-30v216H0Z" className="fill-sage" opacity="0.8" />
      <path d={blades({ from: 10, to: 900, ground: 730, count: 44, height: 380 })} className="fill-meadow" />
      {stems.map(({ x, sway, top }) => (
        <g key={x}>
          <path
            d={`M${x} 720Q${x} ${top + 260} ${x + sway} ${top}`}
            className="fill-none stroke-juniper"
            strokeWidth="5"
          />
          <g className="fill-clay">
            {[0, 1, 2, 3, 4].map((row) => (
              <g key={row} transform={`translate(${x + sway * (1 - row * 0.08)} ${top + row * 26})`}>
                <ellipse cx="-11" rx="8" ry="17" transform="rotate(-28)" />
                <ellipse cx="11" rx="8" ry="17" transform="rotate(28)" />
              </g>
            ))}
            <ellipse cx={x + sway} cy={top - 20} rx="8" ry="19" />
          </g>
        </g>
      ))}
      <path d={blades({ from: -20, to: 940, ground: 745, count: 30, height: 260 })} className="fill-juniper" />
      <Grain />
    </svg>
  );
}
