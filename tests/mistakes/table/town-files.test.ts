import { explained, fixable } from '../../harness/messages/mistakes.ts';
import { townFiles } from '../../harness/project/town-files.ts';

const files = await townFiles('chimney-sweep');
const barnet = 'center: { latitude: 44.2978, longitude: -72.0487 }';

fixable(
  'pages/towns/barnet.yaml',
  [
    ['name: Barnet', '«nam»: Barnet', 'Unknown property "nam" in a town'],
    ['name: Barnet', 'name: «Peacham»', 'Two towns have the name "Peacham"'],
    [barnet, 'center: { latitude: 44.2978, longitude: «72.0487» }', 'Barnet', 'west of Greenwich'],
    [barnet, 'center: «{ latitude: -72.0487, longitude: 44.2978 }»', 'Barnet', 'swapped'],
    ['order: 2', 'order: «"2"»', 'number'],
    ['order: 2', '«ordr»: 2', 'Unknown property'],
    ['page: /chimneys/peacham', 'page: «/chimneys/pecham»', 'no page'],
    ['stoves: { opening: River', '«stovs»: { opening: River', 'No page is made'],
    ['opening: River', '«openning»: River', 'Barnet has no "opening"'],
  ],
  files,
);

explained(
  'pages/towns/barnet.yaml',
  [
    ['order: 2', '«slug»: barnet\norder: 2', 'The slug of a town is the name of its file', 'Delete the line'],
    ['order: 2', '«slug»: bernet\norder: 2', 'rename the file'],
    ['order: 2', 'order: «0»', '1'],
    ['name: Barnet\norder: 2\n', '«order: 2»\n', '"name"'],
    [barnet, 'center: { latitude: 44.2978, longitude: «-7.20487» }', 'Barnet', 'longitude'],
    ['stoves: { opening: River', '«stoves»: { closing: River', 'Barnet has no "opening"'],
  ],
  files,
);

fixable(
  'site.yaml',
  [
    ['pages/towns', '«pages/town»', 'No town was found'],
    ['pages/towns', '«towns»', 'No town was found'],
    ['pages/towns', '«pages»', 'No town was found'],
    ['pages/towns', '«pages/»', 'No town was found'],
    ['pages/towns', '«/pages/towns»', 'No town was found'],
    ['pages/towns', '«./pages/towns/»', 'No town was found'],
    ['pages/towns', '«pages\\towns»', 'No town was found'],
    ['pages/towns', '«areas»', 'No town was found'],
    ['\ntowns:', '\n«town»:', 'Unknown property'],
  ],
  files,
);

fixable(
  'pages/find.yaml',
  [['template: standard', 'town: «pecham»\ntemplate: standard', 'No town has the slug']],
  files,
);

explained(
  'pages/find.yaml',
  [
    [
      'template: standard',
      'town: «hardwick»\ntemplate: standard',
      'delete this page too',
      'The slugs are: peacham, barnet',
    ],
  ],
  files,
);

explained(
  'pages/towns/peacham.yaml',
  [['the Peacham road', '"«{town.road}»"', 'There is no {town.road} for Peacham']],
  files,
);
