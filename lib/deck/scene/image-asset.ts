/** Bytes of a picture that a scene refers to by id; its size is that of the picture held upright, whatever way Exif says it is stored. */
export interface ImageAsset {
  id: string;
  mimeType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
}
