import { searchCalls } from '@onehaul/contract/console/search';
import { failureOf } from '@onehaul/workbench/failure';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../app/call-api.ts';

const pauseMs = 150;

/** Results of what is typed, asked for after a short pause. */
export function useSearch(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => callApi(searchCalls.find, { text: asked }, { signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    /** Of an earlier text while those of the current one load. */
    found: text === '' ? undefined : data,
    failure: error && asked === text ? failureOf(error) : undefined,
    isCurrent: asked === text && !isPlaceholderData && !isFetching,
    /** Asks without the pause. */
    askNow: () => setAsked(text),
  };
}
