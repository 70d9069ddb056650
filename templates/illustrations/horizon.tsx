import { blades } from './blades.ts';

/** A sunset over dark land. The land in front has the color of the footer below it. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <circle cx="960" cy="176" r="104" className="fill-sun" />
      <path d="M0 170q260-60 560-24t500-16 380-6v136H0Z" className="fill-pine" />
      <path d={blades({ from: 10, to: 1430, ground: 250, count: 64, height: 76 })} className="fill-juniper-deep" />
      <path d="M0 214q320-44 640-14t440-22 360 4v80H0Z" className="fill-juniper-deep" />
    </svg>
  );
}
