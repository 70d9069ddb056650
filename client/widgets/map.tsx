import { useEffect, useRef, useState } from 'react';
import { actionStyles } from '../action-styles.ts';
import type { MapOptions } from '../google-map.ts';
import { Link, type LinkProps } from '../link.tsx';
import { Sketch, type SketchProps } from '../sketch.tsx';

interface MapProps {
  label: string;
  business: string;
  address: string[];
  hint: string;
  hours: string[];
  roads: SketchProps;
  loading: string;
  failed: string;
  open: LinkProps;
  phone: string;
  call: LinkProps;
  directions: LinkProps;
  options: MapOptions;
}

type State = 'resting' | 'loading' | 'loaded' | 'failed';

/** A sketch of the location with a link. Near the screen, Google's map loads over the sketch. */
export default function LocationMap(props: MapProps) {
  const [state, canvas, info] = useMap(props.options);
  return (
    <section
      aria-label={props.label}
      className="relative isolate flex min-h-104 items-end overflow-hidden rounded-3xl border border-rule p-4 pt-44 lg:h-full lg:max-h-120 lg:min-h-112"
    >
      <Sketch {...props.roads} />
      <div ref={canvas} hidden={state === 'failed'} className="absolute inset-0 -z-5" />
      <div ref={info} hidden>
        <Info {...props} />
      </div>
      <Panel {...props} state={state} />
    </section>
  );
}

/** Draws Google's map over the sketch, with a copy of the info in its window. */
function useMap(options: MapOptions) {
  const [state, setState] = useState<State>('resting');
  const canvas = useRef<HTMLDivElement>(null);
  const info = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change.
  useEffect(() => {
    const show = async () => {
      const content = info.current?.firstElementChild?.cloneNode(true) as Element | undefined;
      if (!canvas.current || !content) return;
      setState('loading');
      const { drawMap } = await import('../google-map.ts');
      await drawMap(canvas.current, content, options, () => setState('failed'));
      setState((now) => (now === 'failed' ? now : 'loaded'));
    };
    show().catch(() => setState('failed'));
  }, []);
  return [state, canvas, info] as const;
}

/**
 * The address over the sketch. It has its full height from the start, so that it does not grow upward while it loads.
 */
function Panel({ business, address, hint, loading, failed, open, state }: MapProps & { state: State }) {
  return (
    <div
      // It keeps its room, because a long address makes the map higher.
      style={state === 'loaded' ? { visibility: 'hidden' } : undefined}
      className="min-h-49 w-full max-w-72 rounded-2xl bg-card px-5 py-4 text-small text-body"
    >
      <p className="font-semibold">{business}</p>
      {address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {/* Every state has the same height, so that nothing shifts. */}
      <div className="mt-1 min-h-12">
        <p hidden={state === 'loading' || state === 'failed'} className="text-soft">
          {hint}
        </p>
        <p role="status" hidden={state !== 'loading'} className="font-semibold">
          {state === 'loading' ? loading : ''}
        </p>
        <p role="alert" hidden={state !== 'failed'} className="font-semibold text-accent">
          {state === 'failed' ? failed : ''}
        </p>
      </div>
      <p className="mt-1 flex min-h-12 items-center">
        <Link link={open} className={state === 'failed' ? actionStyles.primary : actionStyles.quiet} />
      </p>
    </div>
  );
}

/** The content of the map's info window. It is hidden in the page, so that the stylesheet includes its styles. */
function Info({ business, address, phone, hours, call, directions }: MapProps) {
  return (
    <div className="max-w-64 text-small text-ink [--color-accent:var(--color-clay)]">
      <p className="font-semibold">{business}</p>
      {[...address, phone, ...hours].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="flex gap-4">
        <Link link={call} className={actionStyles.quiet} />
        <Link link={directions} className={actionStyles.quiet} />
      </p>
    </div>
  );
}
