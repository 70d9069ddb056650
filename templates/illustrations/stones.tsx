import { Grain } from './grain.tsx';

/** Smooth stones, stacked, in low light from the left. */
export function Stones({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 900 720" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <rect width="900" height="720" className="fill-haze" />
      <circle cx="690" cy="250" r="150" className="fill-glow" />
      <path d="M0 560q220-40 460-16t440-24v200H0Z" className="fill-straw" opacity="0.7" />
      <path d="M0 628q260-26 480-8t420-14v114H0Z" className="fill-sage" />
      <ellipse cx="455" cy="650" rx="300" ry="26" className="fill-juniper" opacity="0.28" />
      <path d="M205 586c0-62 96-98 238-98s256 30 256 92-92 78-250 78-244-14-244-72Z" className="fill-juniper" />
      <path
        d="M205 586c0-62 96-98 238-98 30 0 59 1 86 4-150 4-250 40-250 100 0 24 12 42 34 54-68-10-108-28-108-60Z"
        className="fill-meadow"
        opacity="0.55"
      />
      <path d="M268 424c4-54 84-86 196-84s190 38 184 88-86 68-196 66-188-22-184-70Z" className="fill-clay" />
      <path
        d="M268 424c4-54 84-86 196-84 22 0 43 2 62 5-112 4-190 36-194 86-1 20 8 36 24 47-56-10-90-28-88-54Z"
        className="fill-sun"
        opacity="0.7"
      />
      <path d="M326 286c2-44 66-70 148-68s142 32 138 74-66 56-150 54-138-18-136-60Z" className="fill-straw" />
      <path
        d="M326 286c2-44 66-70 148-68 16 0 31 2 45 4-84 6-138 32-140 70-1 17 7 30 20 39-46-8-74-22-73-45Z"
        className="fill-linen"
        opacity="0.6"
      />
      <path d="M386 172c4-34 50-52 104-48s92 26 88 56-46 44-102 40-93-18-90-48Z" className="fill-juniper-deep" />
      <path
        d="M386 172c4-34 50-52 104-48 9 1 17 2 25 4-52 4-88 22-91 48-1 13 4 22 12 30-34-7-52-18-50-34Z"
        className="fill-meadow"
        opacity="0.6"
      />
      <Grain width={900} height={720} />
    </svg>
  );
}
