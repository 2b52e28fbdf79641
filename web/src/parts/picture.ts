// A drawing of the page as a picture of its own, which knows no style sheet: every element carries its own colours.

const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'font',
  'text-anchor',
];
const OWN = { opacity: '1', transform: 'none' };

/** The drawing as text, with all that style sheets say of it. */
export function markupOf(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shown, copied] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  shown!.forEach((element, number) => {
    if (number) carry(element, copied![number]!.style);
  });
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** What is the same as around an element stays unsaid, so that what is drawn in several colours still can be. */
function carry(element: Element, to: CSSStyleDeclaration): void {
  const [own, around] = [getComputedStyle(element), getComputedStyle(element.parentElement!)];
  for (const name of INHERITED) {
    const value = own.getPropertyValue(name);
    if (value !== around.getPropertyValue(name)) to.setProperty(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = own.getPropertyValue(name);
    if (value !== usual) to.setProperty(name, value);
  }
}

export async function pictureOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markupOf(drawing, width, height))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

export function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  URL.revokeObjectURL(address);
}

/** Whether the system has a sheet to share files. */
export const canShare = () => !!navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] });

/** Somebody may think better of it. */
export const shareFile = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);
