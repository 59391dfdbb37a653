import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { MessageAnswer } from '#contract/account/auth';
import {
  CAMPAIGN_LIST_LIMITS,
  type CampaignRecipientPage,
  type CampaignStepName,
  type CampaignSummary,
  type CampaignView,
  type RecipientFilter,
} from '#contract/console/campaigns/campaign-list';
import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import type {
  CampaignPreviewRequest,
  CampaignTestRequest,
  LinkCheckAnswer,
} from '#contract/console/campaigns/campaign-samples';
import type { Automation, AutomationChange, AutomationKey } from '#contract/console/campaigns/automations';
import type {
  AudienceAnswer,
  AudienceRequest,
  Campaign,
  CampaignDraft,
  CampaignSchedule,
  MailPreview,
} from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';
import { getPage } from '../shared/get-page';
import { pollMs } from './campaign-state';

const campaignsKey = [API.adminCampaigns] as const;
const automationsKey = [API.adminAutomations] as const;

/** One page of campaigns, without what they say; looked at again while one is being sent or about to be. */
export function useCampaigns(view: CampaignView, page: number) {
  return useQuery({
    ...FRESH,
    queryKey: [...campaignsKey, view, page],
    queryFn: ({ signal }) =>
      getPage<CampaignSummary>(
        API.adminCampaignSummaries,
        { view, page, pageSize: CAMPAIGN_LIST_LIMITS.pageSize },
        signal,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollMs(state.data?.items ?? [], new Date()),
  });
}

/** One campaign with all it says. */
export function useCampaign(id: string) {
  return useQuery({
    ...FRESH,
    queryKey: [...campaignsKey, id],
    queryFn: ({ signal }) => api.get<Campaign>(API.adminCampaign(id), { signal }),
    refetchInterval: ({ state }) => pollMs(state.data ? [state.data] : [], new Date()),
  });
}

/** Its recipients by state, a page at a time. */
export function useRecipients(id: string, state: RecipientFilter) {
  return useInfiniteQuery({
    ...FRESH,
    queryKey: [...campaignsKey, id, 'recipients', state],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ state, ...(pageParam !== null && { after: pageParam }) });
      return api.get<CampaignRecipientPage>(`${API.adminCampaignRecipients(id)}?${query.toString()}`, {
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Its openings and clicks over time, and by link. */
export function useCampaignActivity(id: string) {
  return useQuery({
    ...FRESH,
    queryKey: [...campaignsKey, id, 'activity'],
    queryFn: ({ signal }) => api.get<CampaignActivity>(API.adminCampaignActivity(id), { signal }),
  });
}

export function useDeleteCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<void>(API.adminCampaign(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  });
}

export function useAutomations() {
  return useQuery({
    ...FRESH,
    queryKey: automationsKey,
    queryFn: () => api.get<Automation[]>(API.adminAutomations),
  });
}

export function useChangeAutomation(key: AutomationKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AutomationChange) => api.patch<Automation>(API.adminAutomation(key), change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: automationsKey }),
  });
}

interface SaveRequest {
  /** Null for a campaign that isn't saved yet. */
  id: string | null;
  draft: CampaignDraft;
}

export function useSaveCampaign() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft }: SaveRequest) =>
      id === null
        ? api.post<Campaign>(API.adminCampaigns, draft)
        : api.put<Campaign>(API.adminCampaign(id), draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  });
}

interface StepRequest {
  id: string;
  step: CampaignStepName;
  /** Only sent when starting or rescheduling a campaign. */
  schedule?: CampaignSchedule;
}

export function useCampaignStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step, schedule }: StepRequest) =>
      api.post<Campaign>(API.adminCampaignStep(id, step), schedule && { schedule }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  });
}

/** How many people this would reach now; null skips the request. */
export function useAudience(request: AudienceRequest | null) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminCampaignAudience, request],
    queryFn: ({ signal }) => api.post<AudienceAnswer>(API.adminCampaignAudience, request, { signal }),
    enabled: request !== null,
  });
}

/** A preview of the email; the previous one stays visible until the next arrives. Null skips the request. */
export function useCampaignPreview(words: CampaignPreviewRequest | null) {
  return useQuery({
    queryKey: [API.adminCampaignPreview, words],
    queryFn: ({ signal }) => api.post<MailPreview>(API.adminCampaignPreview, words, { signal }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useLinkCheck() {
  return useMutation({
    mutationFn: (markdown: string) => api.post<LinkCheckAnswer>(API.adminCampaignLinks, { markdown }),
  });
}

export function useTestSend() {
  return useMutation({
    mutationFn: (words: CampaignTestRequest) => api.post<MessageAnswer>(API.adminCampaignTestSend, words),
  });
}
