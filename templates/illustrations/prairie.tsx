import { useId } from 'react';
import { blades } from './blades.ts';
import { Grain, paper } from './grain.tsx';
import { type Landmark, LandmarkAt } from './landmarks.tsx';
import { hours, landscapeOf, usualLandscape } from './landscape.ts';

/** What a drawing shows of a town. */
export interface DrawnTown {
  slug: string;
  landmark?: Landmark | undefined;
}

interface Props {
  className?: string;
  town?: DrawnTown | undefined;
}

/** The prairie: a low sun behind rolling land, with grass in front. Each town has its own hills, hour, and landmark. */
export function Prairie({ className, town }: Props) {
  const id = useId();
  const { hour, sun, rise, shift, landmarkX } = town ? landscapeOf(town.slug) : usualLandscape;
  const landmark = town?.landmark;
  const sky = hours[hour];
  const [far, middle, near] = rise.map((factor) => (height: number) => Math.round(height * factor)) as Heights;
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <linearGradient id={id} x2="0" y2="720" gradientUnits="userSpaceOnUse">
        <stop offset="0" className={sky.top} />
        <stop offset="0.62" className={sky.horizon} />
      </linearGradient>
      <rect {...paper} fill={`url(#${id})`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius + 78} className="fill-haze" opacity="0.35" />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} className={sky.sun} />
      <g className="fill-linen" opacity="0.65" transform={shift === 0 ? undefined : `translate(${shift})`}>
        <path d="M70 196q120-20 250-6t230-6q-90 26-240 24T70 196Z" />
        <path d="M470 268q130-16 230-4t190-8q-80 24-210 24t-210-12Z" />
        <path d="M-20 318q90-14 170-4t150-6q-60 20-160 20T-20 318Z" />
      </g>
      <path d={`M0 430q${150 + shift / 2} ${-far(46)} 320 ${-far(18)}t300-10 280-2v320H0Z`} className="fill-straw" />
      {landmark && landmark !== 'lake' && <LandmarkAt name={landmark} x={landmarkX} y={482} />}
      <path d={`M0 486q${180 - shift / 2} ${-middle(52)} 360-8t290-20 250 10v252H0Z`} className="fill-sage" />
      <path
        d={`M0 560q${130 + shift / 3} ${-near(46)} 300 ${-near(34)}t320 22 280-34v206H0Z`}
        className="fill-meadow"
      />
      {landmark === 'lake' && <LandmarkAt name={landmark} x={landmarkX} y={556} />}
      <path d={blades({ from: 20, to: 880, ground: 690, count: 46, height: 190 })} className="fill-juniper" />
      <path d="M0 640q200-36 430-12t470-14v106H0Z" className="fill-juniper" />
      <path d={blades({ from: -20, to: 940, ground: 735, count: 30, height: 150 })} className="fill-juniper-deep" />
      <path d="M0 694q240-22 470-6t430-8v40H0Z" className="fill-juniper-deep" />
      <Grain />
    </svg>
  );
}

type Height = (height: number) => number;
type Heights = [far: Height, middle: Height, near: Height];
