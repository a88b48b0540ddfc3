import React, { useEffect, useState } from "react";
import { format } from "date-fns";
import { Plant, Watering } from "@/api/entities";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/badge";

export default function PlantDetail() {
  const id = new URLSearchParams(window.location.search).get("id");
  const [plant, setPlant] = useState(null);
  const [waterings, setWaterings] = useState([]);

  useEffect(() => {
    const load = async () => {
      const [found] = await Plant.filter({ id });
      setPlant(found);
      setWaterings(await Watering.filter({ plant_id: id }, "-date"));
    };
    load();
  }, [id]);

  const water = async () => {
    const made = await Watering.create({ plant_id: id, date: "2026-05-01", litres: 2 });
    setWaterings((before) => [made, ...before]);
  };

  if (!plant) return <p>Loading...</p>;
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-bold">{plant.name}</h1>
      <Badge variant="secondary">{plant.light}</Badge>
      <Button onClick={water}>Water</Button>
      <ul aria-label="Waterings">
        {waterings.map((one) => (
          <li key={one.id}>{format(new Date(one.date), "d MMM")}: {one.litres} l</li>
        ))}
      </ul>
    </div>
  );
}
