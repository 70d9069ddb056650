import { Grain, paper } from './grain.tsx';

const folds = [
  { y: 250, fill: 'fill-linen', edge: 'stroke-line', stripe: 'stroke-clay' },
  { y: 344, fill: 'fill-glow', edge: 'stroke-sun', stripe: 'stroke-linen' },
  { y: 438, fill: 'fill-sage', edge: 'stroke-meadow', stripe: 'stroke-linen' },
  { y: 532, fill: 'fill-meadow', edge: 'stroke-juniper', stripe: 'stroke-haze' },
] as const;

/** Folded linen on a shelf, each piece with a woven stripe. */
export function Linen({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect {...paper} className="fill-sand" />
      <path d={`M0 ${paper.y}h900V470q-220 60-470 30T0 540Z`} className="fill-haze" />
      <circle cx="210" cy="190" r="120" className="fill-glow" opacity="0.7" />
      <path d="M0 624h900v96H0Z" className="fill-straw" />
      <path d="M0 624h900v9H0Z" className="fill-sun" opacity="0.5" />
      {folds.map(({ y, fill, edge, stripe }, index) => (
        <g key={y} transform={`translate(${index % 2 ? 14 : -6} 0)`}>
          <path
            d={`M240 ${y + 94}q-44 0-44-46t44-48h440q16 0 16 14t-16 14q18 2 18 19t-18 19q18 2 18 14t-18 14Z`}
            className={fill}
          />
          <g className={`fill-none ${edge}`} strokeWidth="3" strokeLinecap="round">
            <path d={`M684 ${y + 28}H262q-22 0-22 18t22 18h420`} />
          </g>
          <path d={`M590 ${y}v94M612 ${y}v94`} className={stripe} strokeWidth="6" opacity="0.75" />
        </g>
      ))}
      <g transform="translate(392 96)">
        <path d="M80 156C40 120 20 80 60 0c44 74 60 116 20 156Z" className="fill-juniper" />
        <path d="M86 156c10-56 40-82 108-96-8 62-40 96-108 96Z" className="fill-meadow" />
        <path d="M76 156C54 112 20 96-42 96c16 48 56 70 118 60Z" className="fill-sage" />
      </g>
      <Grain />
    </svg>
  );
}
