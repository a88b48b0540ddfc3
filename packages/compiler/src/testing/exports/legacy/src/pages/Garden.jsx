import React, { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { format } from "date-fns";
import { createPageUrl } from "@/utils";
import { Plant } from "@/api/entities";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import StatTile from "@/components/ui/stat-tile";
import WaterToday from "../components/dashboard/widgets/WaterToday";
import { seasonOf } from "@/lib/seasons";

export default function Garden() {
  const [plants, setPlants] = useState([]);

  useEffect(() => {
    Plant.list("-created_date", 50).then(setPlants);
  }, []);

  return (
    <div className="space-y-6">
      <h1 className="text-2xl font-bold">{format(new Date(2026, 4, 1), "MMMM")} in the garden</h1>
      <StatTile label="Plants" value={plants.length} />
      <Card>
        <CardHeader><CardTitle>To water</CardTitle></CardHeader>
        <CardContent>
          <WaterToday plants={plants} season={seasonOf(new Date(2026, 4, 1))} />
        </CardContent>
      </Card>
      <Link className="underline" to={createPageUrl("Plants")}>All plants</Link>
    </div>
  );
}
