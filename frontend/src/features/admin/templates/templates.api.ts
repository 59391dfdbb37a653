import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageAnswer } from '#contract/account/auth';
import type {
  MailPreview,
  MailTemplate,
  TemplateChange,
  TemplateSummary,
  TemplateVersion,
  TemplateWords,
} from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';

export function useTemplates() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminTemplates],
    queryFn: () => api.get<TemplateSummary[]>(API.adminTemplates),
  });
}

export function useTemplate(key: string) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminTemplate(key)],
    queryFn: () => api.get<MailTemplate>(API.adminTemplate(key)),
    gcTime: 0,
  });
}

export function useTemplateVersions(key: string) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminTemplateVersions(key)],
    queryFn: () => api.get<TemplateVersion[]>(API.adminTemplateVersions(key)),
  });
}

export function useSaveTemplate(key: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: TemplateChange) => api.put<MailTemplate>(API.adminTemplate(key), change),
    onSuccess: () =>
      Promise.all(
        // Don't invalidate the template itself: its editor is about to close and would reset during the save.
        [API.adminTemplates, API.adminTemplateVersions(key)].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

/** Rendered with sample data; rejected if the template doesn't compile. */
export function useTemplatePreview(key: string, words: TemplateWords) {
  return useQuery({
    queryKey: [API.adminTemplatePreview(key), words],
    queryFn: ({ signal }) => api.post<MailPreview>(API.adminTemplatePreview(key), words, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useTemplateTestSend(key: string) {
  return useMutation({
    mutationFn: (words: TemplateWords) => api.post<MessageAnswer>(API.adminTemplateTestSend(key), words),
  });
}
