import type { ReactNode } from 'react';
import type { Drawing } from '../define.ts';
import { Grass } from './grass.tsx';
import { Linen } from './linen.tsx';
import { Oil } from './oil.tsx';
import { Prairie } from './prairie.tsx';
import { Stones } from './stones.tsx';

/** The drawings that YAML can name. */
export const drawings: Record<Drawing, (props: { className?: string }) => ReactNode> = {
  prairie: Prairie,
  stones: Stones,
  linen: Linen,
  oil: Oil,
  grass: Grass,
};
