import { errorAtValue } from '../../read/error-at.ts';
import { type Path, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import type { Coordinates } from './distance.ts';
import { distanceMessages } from './distance-messages.ts';

/** The likely intended coordinates, and which of them have the wrong sign, or whether they are swapped. */
interface LikelyPlace {
  fault: 'latitude' | 'longitude' | 'swapped';
  place: Coordinates;
}

/** Returns the intended location if a sign or the order is wrong; null if neither correction helps. */
export function likelyPlace(
  { latitude, longitude }: Coordinates,
  isMeant: (place: Coordinates) => boolean,
): LikelyPlace | null {
  const swapped = [latitude, -latitude].flatMap((east) =>
    [longitude, -longitude].map((north) => ({
      fault: 'swapped' as const,
      place: { latitude: north, longitude: east },
    })),
  );
  const candidates: LikelyPlace[] = [
    { fault: 'longitude', place: { latitude, longitude: -longitude } },
    { fault: 'latitude', place: { latitude: -latitude, longitude } },
    ...swapped,
  ];
  return candidates.find(({ place }) => isMeant(place)) ?? null;
}

/** Coordinates that cannot be right. */
interface Misplaced {
  path: Path;
  place: Coordinates;
  source: Source;
  /** The problem it causes. */
  problem: string;
  isMeant: (place: Coordinates) => boolean;
  /** What to report if neither correcting a sign nor swapping the coordinates helps. */
  otherwise: { path: Path; message: Message };
}

/** Reports coordinates that cannot be right, with the likely correction. */
export function misplacedProblem({ path, place, source, problem, isMeant, otherwise }: Misplaced): Diagnostic {
  const likely = likelyPlace(place, isMeant);
  if (!likely) return errorAtValue(source, otherwise.path, otherwise.message);
  const { fault, place: meant } = likely;
  if (fault === 'swapped') {
    const better = `{ latitude: ${meant.latitude}, longitude: ${meant.longitude} }`;
    return errorAtValue(source, path, distanceMessages.swapped(problem, isOnOneLine(path, source) ? better : null));
  }
  return errorAtValue(source, [...path, fault], distanceMessages.wrongSign(problem, fault, meant[fault]));
}

/** Returns true for coordinates in braces, which a hint can dictate as a whole. */
function isOnOneLine(path: Path, source: Source): boolean {
  const { start, end } = valueSpan(source, path);
  const line = source.text.split('\n', start.line)[start.line - 1] ?? '';
  const written = line.slice(start.column - 1, end.column - 1);
  return written.startsWith('{') && written.endsWith('}');
}
