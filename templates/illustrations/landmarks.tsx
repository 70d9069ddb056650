import type { ReactNode } from 'react';

/** Landmarks of towns, as silhouettes. Each is drawn around the middle of its foot. */
const drawn = {
  'water-tower': (
    <g className="fill-juniper">
      <path d="M-34 0 -22-132h10L-24 0Zm68 0L22-132H12L24 0ZM-5-132H5V0H-5Z" />
      <path d="M-29-64h58v5h-58Z" />
      <path d="M-50-190q0-24 50-44 50 20 50 44v26q0 34-50 34t-50-34Z" className="fill-clay" />
      <path d="M-50-178q50 16 100 0v12q-50 16-100 0Z" className="fill-haze" />
    </g>
  ),
  barn: (
    <g>
      <path d="M84 0v-128q0-26 23-26t23 26V0Z" className="fill-juniper" />
      <path d="M-86 0v-74l26-46 60-30 60 30 26 46V0Z" className="fill-clay" />
      <path d="m-96-66 32-60 64-32 64 32 32 60-12 6-28-52-56-28-56 28-28 52Z" className="fill-juniper-deep" />
      <path d="M-26 0v-64h52V0Zm14-84h24v20h-24Z" className="fill-haze" />
      <path d="m-26-64 52 64M26-64-26 0" className="stroke-clay" strokeWidth="5" />
    </g>
  ),
  lake: (
    <g className="fill-mist">
      <path d="M-330 12q160-34 330-24t330 20q-120 40-320 44T-330 12Z" />
      <path d="M-200 8h150v4h-150ZM-20 22h190v4H-20ZM-110 36h130v4h-130ZM90 4h110v4H90Z" className="fill-linen" />
    </g>
  ),
  'stadium-lights': (
    <g>
      {[-90, 90].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M-4 0v-210h8V0Z" className="fill-juniper" />
          <path d="M-46-258h92v46h-92Z" className="fill-juniper" />
          <path d="M-36-236h72M-36-222h72" className="stroke-linen" strokeWidth="9" strokeDasharray="12 8" />
          <circle cy="-236" r="86" className="fill-linen" opacity="0.2" />
        </g>
      ))}
    </g>
  ),
  depot: (
    <g>
      <path d="M-120 0v-62h240V0Z" className="fill-linen" />
      <path d="m-150-56 36-44h228l36 44ZM-34-92 0-126l34 34Z" className="fill-clay" />
      <path d="M-96-44h28V0h-28Zm72 0h48v26h-48ZM68-44h28V0H68Z" className="fill-juniper" />
      <path d="M-142-56h6V0h-6Zm278 0h6V0h-6Z" className="fill-juniper-deep" />
    </g>
  ),
  'rail-line': (
    <g className="fill-juniper">
      <path d="M-170-62h92v46h-92Zm102 0h92v46H-68Z" className="fill-clay" />
      <path d="M34-82h38v26h58v-22h14v22l12 40H34Z" />
      <path d="M42-74h22v16H42Z" className="fill-haze" />
      <path d="M-164-16h80v6h-80Zm102 0h80v6h-80Z" />
      {[-150, -98, -48, 4, 54, 92, 130].map((x) => (
        <circle key={x} cx={x} cy="-10" r="11" />
      ))}
      <path d="M-190 0h380v5h-380Z" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type Landmark = keyof typeof drawn;
export const landmarkNames = Object.keys(drawn) as Landmark[];

/** How far each extends to both sides. A lake may continue outside the picture. */
const reach: Record<Landmark, number> = {
  'water-tower': 50,
  barn: 130,
  lake: 0,
  'stadium-lights': 136,
  depot: 150,
  'rail-line': 190,
};

/** The part of a drawing, 900 units wide, that the narrowest slot shows, with some space on both sides. */
const shown = { left: 145, right: 755 };

/**
 * A landmark in a drawing.
 *
 * @param x and y where it meets the ground. It is moved as far as necessary to be fully visible in the narrowest slot.
 */
export function LandmarkAt({ name, x, y }: { name: Landmark; x: number; y: number }) {
  const whole = Math.min(Math.max(x, shown.left + reach[name]), shown.right - reach[name]);
  return <g transform={`translate(${whole} ${y})`}>{drawn[name]}</g>;
}
