import './production.ts';
import { assemble, render } from './build.ts';
import { loadTools } from './tools.ts';
const tools = await loadTools();
for (let i=0;i<8;i++){const t=performance.now();const a=await assemble('.',tools);const t1=performance.now();await render(a.site,a.pictures,tools,{published:{},today:'2026-01-01'});console.log((t1-t).toFixed(),(performance.now()-t1).toFixed())}
