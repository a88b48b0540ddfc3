const isNode = typeof window === 'undefined';
const storage = isNode ? new Map() : window.localStorage;

const toSnakeCase = (text) => text.replace(/([A-Z])/g, '_$1').toLowerCase();

const paramValue = (name, { defaultValue = undefined, removeFromUrl = false } = {}) => {
  if (isNode) return defaultValue;
  const key = `base44_${toSnakeCase(name)}`;
  const search = new URLSearchParams(window.location.search);
  const given = search.get(name);
  if (removeFromUrl && given) {
    search.delete(name);
    const rest = search.toString();
    window.history.replaceState({}, document.title, `${window.location.pathname}${rest ? `?${rest}` : ''}${window.location.hash}`);
  }
  if (given) {
    storage.setItem(key, given);
    return given;
  }
  if (defaultValue) {
    storage.setItem(key, defaultValue);
    return defaultValue;
  }
  return storage.getItem(key) || null;
};

export const appParams = {
  appId: paramValue('app_id', { defaultValue: import.meta.env.VITE_BASE44_APP_ID }),
  token: paramValue('access_token', { removeFromUrl: true }),
  fromUrl: paramValue('from_url', { defaultValue: window.location.href }),
  functionsVersion: paramValue('functions_version', { defaultValue: import.meta.env.VITE_BASE44_FUNCTIONS_VERSION }),
  appBaseUrl: paramValue('app_base_url', { defaultValue: import.meta.env.VITE_BASE44_APP_BASE_URL }),
};
