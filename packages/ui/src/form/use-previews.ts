import { useCallback, useEffect, useRef } from 'react';

/** Preview addresses of chosen pictures, released when their part of the page goes. */
export function usePreviews(): (file: File) => string | undefined {
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);
  return useCallback((file) => {
    if (!file.type.startsWith('image/')) return undefined;
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  }, []);
}
