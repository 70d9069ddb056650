import type { Location } from '../dev-protocol.ts';
import { locationText } from './open.ts';

/** The element under the pointer. */
export interface PointerTarget {
  location: Location;
  box: DOMRect;
}

/** Creates a frame around a target, with the name of its location. */
export function outline() {
  const box = document.createElement('dev-outline');
  const label = document.createElement('span');
  box.append(label);
  box.style.cssText =
    'position:fixed;z-index:2147483646;pointer-events:none;outline:2px solid #994725;outline-offset:3px;border-radius:2px';
  label.style.cssText =
    'direction:ltr;position:absolute;left:-2px;bottom:calc(100% + 5px);white-space:nowrap;background:#994725;color:#fff;padding:2px 8px;font:600 13px/1.5 ui-monospace,monospace';
  return {
    show: ({ location, box: { left, top, width, height } }: PointerTarget) => {
      label.textContent = locationText(location);
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      label.style.bottom = top < 40 ? 'auto' : 'calc(100% + 5px)';
      label.style.top = top < 40 ? 'calc(100% + 5px)' : 'auto';
      document.body.append(box);
    },
    hide: () => box.remove(),
  };
}
