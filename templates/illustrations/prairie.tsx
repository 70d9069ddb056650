import { useId } from 'react';
import { blades } from './blades.ts';
import { Grain } from './grain.tsx';

/** The prairie at dusk: a low sun behind rolling land, with grass in front. */
export function Prairie({ className }: { className?: string }) {
  const sky = useId();
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--color-haze)]" />
        <stop offset="0.62" className="[stop-color:var(--color-glow)]" />
      </linearGradient>
      <rect width="900" height="720" fill={`url(#${sky})`} />
      <circle cx="560" cy="396" r="190" className="fill-haze" opacity="0.35" />
      <circle cx="560" cy="396" r="112" className="fill-sun" />
      <g className="fill-linen" opacity="0.65">
        <path d="M70 196q120-20 250-6t230-6q-90 26-240 24T70 196Z" />
        <path d="M470 268q130-16 230-4t190-8q-80 24-210 24t-210-12Z" />
        <path d="M-20 318q90-14 170-4t150-6q-60 20-160 20T-20 318Z" />
      </g>
      <path d="M0 430q150-46 320-18t300-10 280-2v320H0Z" className="fill-straw" />
      <path d="M0 486q180-52 360-8t290-20 250 10v252H0Z" className="fill-sage" />
      <path d="M0 560q130-46 300-34t320 22 280-34v206H0Z" className="fill-meadow" />
      <path d={blades({ from: 20, to: 880, ground: 690, count: 46, height: 190 })} className="fill-juniper" />
      <path d="M0 640q200-36 430-12t470-14v106H0Z" className="fill-juniper" />
      <path d={blades({ from: -20, to: 940, ground: 735, count: 30, height: 150 })} className="fill-juniper-deep" />
      <path d="M0 694q240-22 470-6t430-8v40H0Z" className="fill-juniper-deep" />
      <Grain width={900} height={720} />
    </svg>
  );
}
