import { useCallback, useEffect, useState } from "react";
import { Plant } from "@/api/entities";

export default function usePlants() {
  const [plants, setPlants] = useState([]);
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(async () => {
    setPlants(await Plant.list("-created_date"));
    setIsLoading(false);
  }, []);

  useEffect(() => {
    load();
  }, [load]);

  const save = async (values) => {
    await Plant.create(values);
    await load();
  };

  return { plants, isLoading, save };
}
