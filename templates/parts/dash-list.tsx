import type { FrameContext } from '../define.ts';
import { Text } from './text.tsx';

/** A list of running texts, each with a dash before it. */
export function DashList({
  items,
  context,
  className = '',
}: {
  items: readonly string[];
  context: FrameContext;
  className?: string;
}) {
  return (
    <ul className={`stack-2 ${className}`}>
      {items.map((item) => (
        <Text key={item} as="li" text={item} context={context} className="dash" />
      ))}
    </ul>
  );
}
