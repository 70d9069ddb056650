import { explained, fixable, type Mistake } from '../../harness/messages/mistakes.ts';
import { photo } from '../../harness/project/photo.ts';

/** The hero section with a picture instead of its drawing. */
const image = (name: string, ...words: string[]): Mistake => [
  '    drawing: stones\n',
  `    image: ${name}\n    alt: A stove\n`,
  ...words,
];

const room = await photo(1000, 1000);
const photos = {
  'photos/room.jpg': room,
  'photos/My room, 2.jpg': room,
  'photos/stove-{old}.png': room,
  'roof.jpg': room,
};

fixable(
  'pages/start.yaml',
  [
    image('«photos\\room.jpg»', 'backslash', 'forward slashes'),
    image('«"photos\\room.jpg"»', 'backslash'),
    image("«'.\\photos\\room.jpg'»", 'backslash'),
    image('«/photos/room.jpg»', 'begins with a slash'),
    image('«Photos/Room.JPG»', 'Capital and lowercase letters must match'),
    image('«photos/room.jpeg»', 'There is no picture'),
    image('«photos/rooom.jpg»', 'There is no picture "photos/rooom.jpg"'),
    image('«photo/room.jpg»', 'There is no picture'),
    image('«room.jpg»', 'There is no picture'),
    image('«photos/room»', 'does not end in .jpg'),
    image('«photos/room.heic»', 'HEIC', 'browsers'),
    image('«photos/room.gif»', 'is a GIF file'),
    image('«"photos/room.jpg "»', 'space'),
    image('«photos/room.jpg?w=800»', 'does not end in .jpg'),
    image('«photos/My%20room,%202.jpg»', 'There is no picture'),
    image('«../photos/room.jpg»', 'leads out of the project'),
    image('«C:\\Users\\Ann\\photos\\room.jpg»', 'a path on one computer'),
    image('«file:///Users/ann/site/photos/room.jpg»', 'a path on one computer'),
    image('«https://example.com/images/roof.jpg»', 'an address on the web'),
    image('«photos/stove-{{old}}.jpg»', 'There is no picture'),
  ],
  photos,
);

const pair = (after: string) => `  - type: before-after
    heading: One week apart
    before: Before
    after: After
    pairs: [{ before: { image: photos/room.jpg, alt: A wall }, after: { image: ${after}, alt: A wall } }]
`;

explained(
  'pages/start.yaml',
  [['  - type: hero\n', `${pair('«photos/room.jpg»')}  - type: hero\n`, '"image" names the same picture as "before"']],
  photos,
);

explained(
  'pages/start.yaml',
  [
    image('«photos\\chimney.jpg»', 'backslash', 'There is no picture "photos/chimney.jpg" yet'),
    image('«/images/chimney.jpg»', 'begins with a slash'),
    image('«../chimney.jpg»', 'leads out of the project'),
    image('«~/Pictures/chimney.jpg»', 'a path on one computer'),
    image('«C:/chimney.jpg»', 'a path on one computer'),
    image('«\\\\server\\share\\chimney.jpg»', 'a path on one computer'),
    image('«https://example.com/chimney.jpg»', 'an address on the web', 'Download it'),
    image('«//cdn.example.com/chimney.jpg»', 'an address on the web'),
    image('«data:image/png;base64,iVBORw0KGgo=»', 'written out as text'),
    image('«chimney.heic»', 'HEIC', 'Export it as a JPEG'),
    image('«chimney.tif»', 'is a TIF file', 'Export it as a JPEG'),
    image('«chimney.pdf»', 'is a PDF file', '.jpg, .png'),
    image('«images»', 'does not end in .jpg'),
    image('«images/chimney.jpg»', 'There is no picture "images/chimney.jpg"', 'folder of site.yaml'),
    image('«"{business.name}.jpg"»', 'There is no picture', '"{business.name}.jpg" becomes this name'),
    image('«"{contact.phone}"»', 'does not end in .jpg', '"{contact.phone}" becomes this name'),
  ],
  { 'photos/room.jpg': room },
);
