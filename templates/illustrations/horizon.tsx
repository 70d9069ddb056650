import { blades } from './blades.ts';

/** The last light over dark land: the foot of a dark section. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <circle cx="1120" cy="200" r="120" className="fill-sun" opacity="0.85" />
      <path d="M0 170q260-60 560-24t500-16 380-6v136H0Z" className="fill-meadow" opacity="0.35" />
      <path d="M0 206q320-48 640-16t440-22 360 4v88H0Z" className="fill-juniper" />
      <path
        d={blades({ from: 10, to: 1430, ground: 264, count: 70, height: 84 })}
        className="fill-ink"
        opacity="0.55"
      />
    </svg>
  );
}
