import type { Random } from './random.ts';

const words = (list: string) => list.trim().split(/\s+/);

const adjectives = words(`
  amber bare brisk broad bright calm careful cedar chilly clear clever cloudy cool copper crisp dim dusty early easy even
  faded fair familiar faint fine firm flat fresh gentle glad golden grand gray green hardy hazy heavy hidden honest humble
  idle kind large late lazy leafy light little lively lonely long loose loud low mellow mild misty modest muddy narrow neat
  new noisy old open pale patient plain pleasant polished proud quick quiet ragged rainy rare ready restless rough round
  rusty sandy shady sharp short silver simple sleepy slim slow small smooth sober soft steady steep stiff still stout
  sturdy sunny sweet tall tame tender thick thin tidy tired tough vivid warm weary wide wild windy wooden worn young`);
const nouns = words(`
  acre apron arch attic avenue bakery balcony bank barn barrel basket bell bench blanket boat book boot bottle branch
  bridge brook broom bucket cabin cafe candle canyon cart chair chapel chimney church clinic cloak coat corner cottage
  couch court cradle creek crowd cup curtain desk diner dock door drum engine farm fence ferry field fire flag floor
  flower forest forge fountain garden gate glove grain grove guitar hall hammer harbor hat hay hedge hill hive horse
  house island jacket jar kettle kitchen kite ladder lake lamp lane lantern laptop lawn ledge letter library lodge
  market meadow mill mirror mug needle nest oak oar orchard oven paddle pantry parlor pasture path piano picnic pier
  pillow pine pond porch quarry quilt radio railing ranch ridge river road rope saddle sail school shelf shore shovel
  silo sofa spade stable stair station stone stove stream street studio table tent theater tower track tractor trail
  train tree truck tunnel valley village violin wagon wall watch well wheel willow window workshop yard`);
const verbs = words(`
  answer balance borrow build bundle carry carve catch chase clean climb collect cook count cover cross dance deliver
  dig draw drive fasten fetch fill fix fold follow forget gather guard guide haul help hold hurry knit lean learn leave
  lift listen load mark measure move notice open pack paint park patch plan plant play point polish pour press pull push
  raise read remember rest return ride rinse roll row sail save scrub settle share shift sing sort split spread stack
  start stir stitch stretch sweep swim tend tie travel trim trust turn unload visit wait walk wander wash watch water
  weave whistle wind wonder work wrap write`);
const people = words(`
  accountants bakers bankers beekeepers builders butchers carpenters cashiers chemists clerks coaches cooks couriers
  dancers dentists designers doctors drivers editors electricians engineers farmers fathers firefighters fishers
  florists gardeners golfers grandparents grocers guides hikers janitors joggers judges knitters lawyers librarians
  machinists mechanics mothers musicians neighbors nurses painters pharmacists pilots plumbers potters printers ranchers
  realtors riders roofers runners sailors singers students surveyors swimmers tailors teachers trainers veterinarians
  waiters weavers welders writers`);

/** Ways to build a sentence. None has five fixed words in a row, so no two towns share more than chance gives them. */
type Form = (random: Random) => string;
const adjective: Form = ({ pick }) => pick(adjectives);
const noun: Form = ({ pick }) => pick(nouns);
const verb: Form = ({ pick }) => pick(verbs);
const folk: Form = ({ pick }) => pick(people);
const forms: readonly Form[] = [
  (r) => `${folk(r)} ${verb(r)} near the ${adjective(r)} ${noun(r)}, and ${folk(r)} ${verb(r)} beside a ${noun(r)}`,
  (r) => `a ${adjective(r)} ${noun(r)} asks little of ${folk(r)} who ${verb(r)} past one ${adjective(r)} ${noun(r)}`,
  (r) => `when ${folk(r)} ${verb(r)} by the ${noun(r)}, each ${adjective(r)} ${noun(r)} feels ${adjective(r)}`,
  (r) => `some ${verb(r)} with a ${noun(r)}, others ${verb(r)} until the ${adjective(r)} ${noun(r)} is ${adjective(r)}`,
  (r) => `between ${noun(r)} and ${noun(r)} there is a ${adjective(r)} hour for ${adjective(r)} ${folk(r)}`,
  (r) => `most ${folk(r)} ${verb(r)} before they ${verb(r)}, as any ${adjective(r)} ${noun(r)} will show`,
  (r) => `shoulders that ${verb(r)} like a ${adjective(r)} ${noun(r)} need ${adjective(r)} hands`,
];

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Invented sentences, with at least this many words in all. */
export function sentences(random: Random, minWords: number): string {
  const made: string[] = [];
  while (made.join(' ').split(' ').length < minWords) made.push(asSentence(random.pick(forms)(random)));
  return made.join(' ');
}

/** A few words that could be the name of a reason, without a period. */
export function phrase(random: Random): string {
  return `${asSentence(forms[1]?.(random) ?? '').slice(0, -1)}`;
}
