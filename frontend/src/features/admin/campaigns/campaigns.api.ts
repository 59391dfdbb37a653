import { useMutation, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import type { MessageAnswer } from '#contract/account/auth';
import type {
  AudienceAnswer,
  AudienceRequest,
  Automation,
  AutomationChange,
  AutomationKey,
  Campaign,
  CampaignDraft,
  CampaignSchedule,
  CampaignWords,
  MailPreview,
} from '#contract/console/campaigns';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';
import { isMoving, type CampaignStep } from './campaign-state';

/** How often a campaign in progress is polled. */
const PROGRESS_MS = 2_000;

const campaignsKey = [API.adminCampaigns] as const;
const automationsKey = [API.adminAutomations] as const;

/** Polls only while something is being sent. */
export function useCampaigns() {
  return useQuery({
    ...FRESH,
    queryKey: campaignsKey,
    queryFn: () => api.get<Campaign[]>(API.adminCampaigns),
    refetchInterval: ({ state }) =>
      state.data?.some((campaign) => isMoving(campaign, new Date())) ? PROGRESS_MS : false,
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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  });
}

interface StepRequest {
  id: string;
  step: CampaignStep;
  /** Only sent when starting a campaign. */
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
export function useCampaignPreview(words: CampaignWords | null) {
  return useQuery({
    queryKey: [API.adminCampaignPreview, words],
    queryFn: ({ signal }) => api.post<MailPreview>(API.adminCampaignPreview, words, { signal }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useTestSend() {
  return useMutation({
    mutationFn: (words: CampaignWords) => api.post<MessageAnswer>(API.adminCampaignTestSend, words),
  });
}
