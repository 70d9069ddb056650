export interface SketchProps {
  /** The road that the business is on, and the roads that meet it on the left and right. */
  main: string;
  left: string;
  right: string;
}

/** The most letters of two names that have room beside each other, between the roads. */
const mostLetters = 20;

/** A sketch, not to scale, of the road that the business is on and the roads that meet it. */
export function Sketch({ main, left, right }: SketchProps) {
  const isOneLine = left.length + right.length <= mostLetters;
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMin slice"
      // Around an address in large letters, a drawing of that height would be so large that names were cut. The ground
      // and the roads continue below it.
      className="absolute inset-x-0 top-0 -z-10 aspect-2/3 max-h-full w-full overflow-visible"
      aria-hidden="true"
    >
      <path d="M-200-20h800v1200h-800Z" className="fill-haze" />
      <path d="M-60 230q120-50 220 6t330-16v900H-60Z" className="fill-sage" opacity="0.45" />
      <g className="fill-none stroke-linen" strokeLinecap="round">
        <path d="M-100 112q160-14 320-6t330-12" strokeWidth="20" />
        <path d="M124-20q-8 90-4 180t-6 180v800M284-20q10 100 4 190t8 180v800" strokeWidth="11" />
      </g>
      {/* Right of the address, which covers the left, or above it on narrow screens, which show less of the right. */}
      <g className="fill-ink-soft text-[12.8px] font-semibold">
        <text x="226" y="110" className="max-sm:-translate-x-[96px]">
          {main}
        </text>
        <text x="130" y={isOneLine ? 30 : 16}>
          {left}
        </text>
        <text x="278" y={isOneLine ? 30 : 29} textAnchor="end">
          {right}
        </text>
      </g>
      <path
        d="M222 96c0-18-6-22-21-42-15 20-21 24-21 42a21 21 0 0 0 42 0Z"
        transform="rotate(180 201 74)"
        className="fill-clay"
      />
      <circle cx="201" cy="62" r="8" className="fill-linen" />
    </svg>
  );
}
