import React, { createContext, useCallback, useContext, useMemo, useState } from 'react';

const FilterContext = createContext(null);

export function FilterProvider({ children, initial = {} }) {
  const [filters, setFilters] = useState({ text: '', status: 'all', ...initial });
  const setFilter = useCallback((name, value) => setFilters((prev) => ({ ...prev, [name]: value })), []);
  const reset = useCallback(() => setFilters({ text: '', status: 'all', ...initial }), [initial]);
  const value = useMemo(() => ({ filters, setFilter, reset }), [filters, setFilter, reset]);
  return <FilterContext.Provider value={value}>{children}</FilterContext.Provider>;
}

export function useFilters() {
  const context = useContext(FilterContext);
  if (!context) throw new Error('useFilters needs a FilterProvider around it');
  return context;
}
