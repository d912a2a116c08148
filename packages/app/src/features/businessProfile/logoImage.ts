import { limits } from '@sluice/api/contract'

/** The edges of a logo in pixels, tried one after the other until the image is small enough. */
const edges = [192, 128, 64]

/**
 * An image file as a small square image, as a `data:` URL. What does not fill the square is transparent. Rejects if the file is
 * no image that the browser can read.
 */
export async function readLogo(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  for (const edge of edges) {
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const scale = edge / Math.max(image.width, image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    const context = canvas.getContext('2d')
    context?.drawImage(image, (edge - width) / 2, (edge - height) / 2, width, height)
    // Browsers that cannot write WebP write PNG.
    const url = canvas.toDataURL('image/webp', 0.9)
    if (url.length <= limits.logoMax) return url
  }
  throw new Error('The image cannot be made small enough')
}
