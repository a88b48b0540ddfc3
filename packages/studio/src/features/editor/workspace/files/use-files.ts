import type { ReplyOf } from '@sayso/contracts/endpoint';
import {
  type AppFile,
  deleteAppFile,
  type FileKind,
  type FileUses,
  fileKinds,
  fileUses,
  listAppFiles,
} from '@sayso/contracts/files';
import { texts } from '@sayso/contracts/texts';
import { useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';
import { useAddressFilter } from '../../../../lib/use-address-filter.ts';
import { t } from '../../../../texts/files.ts';
import { toast } from '../../../../ui/toasts.tsx';

export type FilesPage = ReplyOf<typeof listAppFiles>;
export type FileFilter = { search: string; kind: FileKind | 'all'; sort: 'newest' | 'largest' };

export const allFiles: FileFilter = { search: '', kind: 'all', sort: 'newest' };
export const isOfAll = ({ search, kind }: FileFilter): boolean => search.trim() === '' && kind === 'all';

const inAddress = {
  read: (address: URLSearchParams): FileFilter => ({
    search: (address.get('search') ?? '').slice(0, 100),
    kind: fileKinds.find((kind) => kind === address.get('kind')) ?? 'all',
    sort: address.get('sort') === 'largest' ? 'largest' : 'newest',
  }),
  write({ search, kind, sort }: FileFilter): URLSearchParams {
    const address = new URLSearchParams();
    if (search !== '') address.set('search', search);
    if (kind !== 'all') address.set('kind', kind);
    if (sort !== 'newest') address.set('sort', sort);
    return address;
  },
};

export const useFileFilter = () => useAddressFilter(inAddress);

const filesKey = (appId: string) => ['files', appId];

/** What the app stores, page after page. */
export const useFiles = (appId: string, filter: FileFilter) =>
  useInfiniteQuery({
    queryKey: [...filesKey(appId), 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAppFiles,
        { appId },
        {
          sort: filter.sort,
          ...(filter.search.trim() === '' ? {} : { search: filter.search.trim() }),
          ...(filter.kind === 'all' ? {} : { kind: filter.kind }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (former) => former,
    // Files come by the app, not by anything that is done here.
    refetchOnMount: 'always',
  });

const usesOf = (appId: string, files: readonly AppFile[]) => {
  const names = files.map(({ name }) => name);
  return {
    queryKey: [...filesKey(appId), 'uses', names],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Record<string, FileUses>> =>
      call(fileUses, { appId }, { names: names.join(',') }, { signal }),
    enabled: names.length > 0,
    refetchOnMount: 'always',
  } as const;
};

export type UsesState = {
  data: Readonly<Record<string, FileUses>>;
  /** Of at least one file it is not known. */
  isError: boolean;
};

/** Where the shown files are used, asked page by page. */
export const useFileUses = (appId: string, pages: readonly FilesPage[]): UsesState =>
  useQueries({
    queries: pages.map(({ files }) => usesOf(appId, files)),
    combine: (queries) => ({
      data: Object.assign({}, ...queries.map(({ data }) => data)),
      isError: queries.some((query) => query.isError),
    }),
  });

/** Where one is used right now, before it is deleted. */
export const useUsesNow = (appId: string, file: AppFile) =>
  useQuery({ ...usesOf(appId, [file]), gcTime: 0, staleTime: 0 });

export function useDeleteFile(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ name }: AppFile) => call(deleteAppFile, { appId, name }),
    onSuccess: () => {
      toast(t('removal.done'), { tone: 'success' });
      return cache.invalidateQueries({ queryKey: filesKey(appId) });
    },
    onError: (error) => {
      toast(texts.errorTitle, { tone: 'danger', description: error.message });
      return cache.invalidateQueries({ queryKey: filesKey(appId) });
    },
  });
}
