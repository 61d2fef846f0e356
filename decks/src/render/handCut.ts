/**
 * An SVG filter that moves every edge by up to 2 units, as a knife does in wood or lino. Its noise depends on the
 * place alone, so neighbouring shapes move together and no gap opens between them.
 */
export const HAND_CUT_FILTER =
  '<filter id="handCut" x="0" y="0" width="600" height="1000" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="7" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="4" xChannelSelector="R" yChannelSelector="G"/></filter>';

export const handCut = (markup: string): string => `<g filter="url(#handCut)">${markup}</g>`;
