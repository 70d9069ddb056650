import type { ReactNode } from 'react';
import { Grass } from './grass.tsx';
import { Linen } from './linen.tsx';
import { Oil } from './oil.tsx';
import { type DrawnTown, Prairie } from './prairie.tsx';
import { Stones } from './stones.tsx';

interface DrawingProps {
  className?: string;
  /** The town that the page is about. */
  town?: DrawnTown | undefined;
}

/** The drawings that `drawing` in YAML can name. */
export const drawings = {
  prairie: Prairie,
  stones: Stones,
  linen: Linen,
  oil: Oil,
  grass: Grass,
} satisfies Record<string, (props: DrawingProps) => ReactNode>;

export type Drawing = keyof typeof drawings;

/** The drawings that depend on the town of their page. The others are the same on all pages. */
export const townDrawings: ReadonlySet<Drawing> = new Set(['prairie']);

/** The default drawing at the top of a page and on its card. */
export const defaultDrawing: Drawing = 'prairie';

export const drawingNames = Object.keys(drawings) as Drawing[];
