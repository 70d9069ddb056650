import type { DistanceUnit } from '../facts/distance-unit.ts';
import { isRightToLeft } from '../facts/locale.ts';
import { unmarked } from '../unmarked.ts';
import { areaMap, type Dot, inReadingOrder, type MapPlace, rowHeight } from './area-map-layout.ts';
import { lineTo } from './label-geometry.ts';
import { round } from './label-sides.ts';

interface Props {
  /** The name of the map for screen readers. */
  name: string;
  center: MapPlace;
  towns: readonly (MapPlace & { href?: string | undefined })[];
  unit: DistanceUnit;
  /** The unit after the number on each ring. */
  word: string;
  language: string;
}

/** A map of towns around the business: no roads, but true directions and distances. */
export function AreaMapDrawing({ name, center, towns, unit, word, language }: Props) {
  const named = towns.map((town) => ({ ...town, name: unmarked(town.name) }));
  const map = areaMap({ ...center, name: unmarked(center.name) }, named, unit, unmarked(word));
  const { x, y } = map.center;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset. Screen readers read what is in a group.
    <svg
      role="group"
      aria-label={unmarked(name)}
      viewBox={`0 0 ${map.width} ${map.height}`}
      className={`${size} ${type} rounded-3xl border border-rule bg-haze`}
    >
      {map.rings.map(({ distance, radius }) => (
        <circle key={distance} cx={x} cy={y} r={radius} className={ring} fillOpacity="0.35" strokeWidth="2" />
      ))}
      {map.rings.map(({ distance, label }) => (
        <text key={distance} x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink-soft">
          {distance} {word}
        </text>
      ))}
      {/* Below the dots, because it is larger than one. */}
      <path d={`M${x} ${y}c-9-12-12-16-12-22a12 12 0 0 1 24 0c0 6-3 10-12 22Z`} className="fill-clay" />
      <circle cx={x} cy={y - 22} r="4.5" className="fill-linen" />
      {inReadingOrder(map.dots, isRightToLeft(language)).map(({ dot, index }) => {
        const { name = '', href } = towns[index] ?? {};
        const key = `${name} ${dot.x} ${dot.y}`;
        // For people who cannot see the rings, the label includes the distance.
        const heard = `${unmarked(name)} ${dot.distance} ${unmarked(word)}`;
        return href ? (
          <a key={key} href={href} aria-label={heard} className={link}>
            <Town name={name} dot={dot} />
          </a>
        ) : (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive.
          <g key={key} role="img" aria-label={heard}>
            <Town name={name} dot={dot} />
          </g>
        );
      })}
      <Label dot={map.center} name={center.name} />
    </svg>
  );
}

/**
 * The type is in units of the drawing, which grows with the column: 14 to 17 pixels, and less only below 23 rem, where
 * longer labels would collide. So the drawing may extend into most of the margins of a phone.
 */
const size = 'w-full max-w-120 max-sm:-mx-3 max-sm:w-[calc(100%+--spacing(6))] lg:max-w-none';
const type = 'text-[16px] font-semibold min-[27rem]:text-[14px] lg:text-[11px]';

const ring = 'fill-glow stroke-linen';

/**
 * How far a finger may miss a name on either side. The focus ring excludes this area, because it would cross what is
 * next to the name.
 */
const fingerRoom = 12;
const link = 'underline decoration-1 underline-offset-3 hover:decoration-2 -outline-offset-6';

function Town({ name, dot }: { name: string; dot: Dot }) {
  const { box } = dot.label;
  const left = Math.min(box.left, dot.x) - fingerRoom;
  const middle = (box.top + box.bottom) / 2;
  const width = Math.max(box.right, dot.x) + fingerRoom - left;
  return (
    <>
      {dot.label.away > 0 && <path d={connection(dot)} className="stroke-ink-soft" strokeWidth="1" />}
      <rect x={left} y={middle - rowHeight / 2} width={width} height={rowHeight} className="fill-transparent" />
      <circle cx={dot.x} cy={dot.y} r="5.5" className="fill-juniper stroke-linen" strokeWidth="2" />
      <Label dot={dot} name={name} />
    </>
  );
}

function connection(dot: Dot): string {
  const [from, to] = lineTo(dot, dot.label.box);
  return `M${from.x} ${from.y}L${round(to.x)} ${round(to.y)}`;
}

function Label({ name, dot: { label } }: { name: string; dot: Dot }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink">
      {name}
    </text>
  );
}
