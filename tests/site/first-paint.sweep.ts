import { builtSite } from '../harness/pages/built-site.ts';
import { testLateFonts } from './harness/layout-shifts.ts';

testLateFonts(builtSite('site').routes, 600_000);
