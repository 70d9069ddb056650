import { testLateFonts } from '../harness/browser/layout-shifts.ts';
import { builtSite } from '../harness/pages/built-site.ts';

testLateFonts(builtSite('site').routes, 600_000);
