import { limits } from '@sayso/contracts/limits';
import { t } from '../../../../texts/logo.ts';

const megabyte = 1_000_000;

/** What is wrong with a file that is to be a logo, in words; null where it is a picture that can be stored. */
export async function problemOfImage(file: File): Promise<string | null> {
  const { name, size, type } = file;
  if (!type.startsWith('image/')) return t('upload.noImage', { name });
  if (size === 0) return t('upload.empty', { name });
  if (size > limits.uploadBytes) {
    const most = limits.uploadBytes / megabyte;
    return t('upload.tooLarge', { name, size: String(Math.ceil(size / megabyte)), most: String(most) });
  }
  return (await isReadable(file)) ? null : t('upload.damaged', { name });
}

/** Whether the browser can show it, whatever it is called. */
async function isReadable(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}
