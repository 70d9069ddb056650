import { Grain, paper } from './grain.tsx';

/** From the bottom up: the stone, and the highlight along its edge. */
const stones = [
  {
    body: 'M205 586c0-62 96-98 238-98s256 30 256 92-92 78-250 78-244-14-244-72Z',
    rim: 'M238 562q40-44 150-52',
    fill: 'fill-juniper',
    light: 'stroke-sage',
  },
  {
    body: 'M268 424c4-54 84-86 196-84s190 38 184 88-86 68-196 66-188-22-184-70Z',
    rim: 'M298 402q36-36 118-42',
    fill: 'fill-clay',
    light: 'stroke-glow',
  },
  {
    body: 'M326 286c2-44 66-70 148-68s142 32 138 74-66 56-150 54-138-18-136-60Z',
    rim: 'M350 268q28-28 84-32',
    fill: 'fill-straw',
    light: 'stroke-linen',
  },
  {
    body: 'M386 172c4-34 50-52 104-48s92 26 88 56-46 44-102 40-93-18-90-48Z',
    rim: 'M406 158q20-18 54-18',
    fill: 'fill-juniper-deep',
    light: 'stroke-sage',
  },
] as const;

/** A stack of smooth stones in low light from the left. */
export function Stones({ className }: { className?: string }) {
  return (
    <svg viewBox="0 30 900 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect {...paper} className="fill-haze" />
      <circle cx="690" cy="250" r="150" className="fill-glow" />
      <path d="M0 560q220-40 460-16t440-24v200H0Z" className="fill-straw" opacity="0.7" />
      <path d="M0 628q260-26 480-8t420-14v144H0Z" className="fill-sage" />
      <ellipse cx="455" cy="650" rx="300" ry="26" className="fill-juniper" opacity="0.28" />
      {stones.map(({ body, rim, fill, light }) => (
        <g key={body}>
          <path d={body} className={fill} />
          <path d={rim} className={`fill-none ${light}`} strokeWidth="9" strokeLinecap="round" opacity="0.55" />
        </g>
      ))}
      <Grain />
    </svg>
  );
}
