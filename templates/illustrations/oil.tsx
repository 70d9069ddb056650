import { Grain, paper } from './grain.tsx';

const drop = 'M0-96C34-44 52-18 52 14A52 52 0 0 1-52 14C-52-18-34-44 0-96Z';

/** Drops of oil above rings in still water. */
export function Oil({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect {...paper} className="fill-sage" />
      <path d={`M0 ${paper.y}h900V330q-240 70-480 34T0 392Z`} className="fill-haze" />
      <circle cx="700" cy="214" r="126" className="fill-glow" />
      <g className="fill-none stroke-linen" strokeWidth="5">
        <ellipse cx="430" cy="586" rx="92" ry="22" />
        <ellipse cx="430" cy="586" rx="190" ry="48" opacity="0.75" />
        <ellipse cx="430" cy="586" rx="300" ry="80" opacity="0.5" />
        <ellipse cx="430" cy="586" rx="430" ry="118" opacity="0.3" />
      </g>
      <g transform="translate(430 440) scale(1.5)">
        <path d={drop} className="fill-clay" />
        <path d="M-30 12a30 30 0 0 0 22 32" className="fill-none stroke-glow" strokeWidth="7" strokeLinecap="round" />
      </g>
      <g transform="translate(300 250)">
        <path d={drop} className="fill-juniper" />
        <path d="M-30 12a30 30 0 0 0 22 32" className="fill-none stroke-sage" strokeWidth="7" strokeLinecap="round" />
      </g>
      <g transform="translate(548 190) scale(0.72)">
        <path d={drop} className="fill-sun" />
        <path d="M-30 12a30 30 0 0 0 22 32" className="fill-none stroke-haze" strokeWidth="7" strokeLinecap="round" />
      </g>
      <Grain />
    </svg>
  );
}
