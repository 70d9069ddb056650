import { unmarked } from '../unmarked.ts';
import { areaMap, type DistanceUnit, type Dot, inReadingOrder, type Place, rowHeight } from './area-map-layout.ts';

interface Props {
  center: Place;
  towns: readonly (Place & { href?: string | undefined })[];
  unit: DistanceUnit;
  /** What follows the number on each ring. */
  word: string;
}

/** A map of towns around the business: no roads, but true directions and distances. */
export function AreaMapDrawing({ center, towns, unit, word }: Props) {
  const named = towns.map((town) => ({ ...town, name: unmarked(town.name) }));
  const map = areaMap({ ...center, name: unmarked(center.name) }, named, unit, unmarked(word));
  const { x, y } = map.center;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: everything in it is text that screen readers read.
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      className="w-full rounded-3xl border border-rule bg-haze text-[16px] font-semibold xs:text-[15px] sm:text-[13px] lg:text-[12px]"
    >
      {map.rings.map(({ distance, radius }) => (
        <circle key={distance} cx={x} cy={y} r={radius} className={ring} fillOpacity="0.35" strokeWidth="2" />
      ))}
      {map.rings.map(({ distance, label }) => (
        <text key={distance} x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink-soft">
          {distance} {word}
        </text>
      ))}
      {inReadingOrder(map.dots).map(({ dot, index }) => {
        const { name = '', href } = towns[index] ?? {};
        const town = <Town key={`${name} ${dot.x} ${dot.y}`} name={name} dot={dot} />;
        return href ? (
          <a key={`${name} ${dot.x} ${dot.y}`} href={href} className="hover:underline">
            {town}
          </a>
        ) : (
          town
        );
      })}
      <path d={`M${x} ${y}c-9-12-12-16-12-22a12 12 0 0 1 24 0c0 6-3 10-12 22Z`} className="fill-clay" />
      <circle cx={x} cy={y - 22} r="4.5" className="fill-linen" />
      <Label dot={map.center} name={center.name} />
    </svg>
  );
}

const ring = 'fill-glow stroke-linen';

function Town({ name, dot }: { name: string; dot: Dot }) {
  const { box } = dot.label;
  const left = Math.min(box.left, dot.x - 10);
  const middle = (box.top + box.bottom) / 2;
  const width = Math.max(box.right, dot.x + 10) - left;
  return (
    <>
      <rect x={left} y={middle - rowHeight / 2} width={width} height={rowHeight} className="fill-transparent" />
      <circle cx={dot.x} cy={dot.y} r="5.5" className="fill-juniper stroke-linen" strokeWidth="2" />
      <Label dot={dot} name={name} />
    </>
  );
}

function Label({ name, dot: { label } }: { name: string; dot: Dot }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink">
      {name}
    </text>
  );
}
